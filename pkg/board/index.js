// Importing this file defines <mandragorias-board>.
import { MandragoriasBoardElement } from "./element.js";

export { MandragoriasBoardElement };

if (!customElements.get("mandragorias-board")) customElements.define("mandragorias-board", MandragoriasBoardElement);
