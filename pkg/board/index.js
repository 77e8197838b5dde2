// Importing this file defines <mandragorias-board>; where there are no elements, as on a server, it does nothing.
import { MandragoriasBoardElement } from "./element.js";

export { MandragoriasBoardElement };

const elements = globalThis.customElements;
if (elements && !elements.get("mandragorias-board")) elements.define("mandragorias-board", MandragoriasBoardElement);
