// Squares and where they are on the screen. Nothing here assumes 8 × 8.

/** Side of a square in the units of the drawing. */
export const SIDE = 100;

export class Geometry {
  /** @param board `VariantInfo.board`; @param orientation the colour at the bottom */
  constructor({ width, height, files, plain }, orientation) {
    Object.assign(this, { width, height, files, plain, orientation });
    this.flipped = orientation === "black";
    this.cells = [];
    this.places = new Map();
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const file = this.flipped ? width - 1 - x : x;
        const rank = this.flipped ? y : height - 1 - y;
        const square = `${files[file]}${rank + 1}`;
        this.cells.push(square);
        this.places.set(square, { x, y, file, rank });
      }
    }
  }

  /** The square in a column and a row of the screen, or null outside the board. */
  at(x, y) {
    return x >= 0 && y >= 0 && x < this.width && y < this.height ? this.cells[y * this.width + x] : null;
  }

  /** Column and row on the screen, file and rank on the board; undefined for what is no square. */
  place(square) {
    return this.places.get(square);
  }

  /** Upper left corner of a square in the drawing. */
  corner(square) {
    const { x, y } = this.places.get(square);
    return { x: x * SIDE, y: y * SIDE };
  }

  isLight(square) {
    const { file, rank } = this.places.get(square);
    return (file + rank) % 2 === 1;
  }

  /** The square under a point of the window, given the board's rectangle, or null. */
  under(point, rectangle) {
    const x = Math.floor(((point.x - rectangle.left) / rectangle.width) * this.width);
    const y = Math.floor(((point.y - rectangle.top) / rectangle.height) * this.height);
    return this.at(x, y);
  }
}
