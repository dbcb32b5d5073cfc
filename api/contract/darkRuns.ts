/** The squares of a QR code, as the package `qrcode` makes them. */
export interface QrModules {
  /** Squares on each side. */
  size: number;
  /** Something true where a square is dark. */
  get(row: number, column: number): unknown;
}

/** Dark squares beside each other. */
export interface DarkRun {
  row: number;
  column: number;
  length: number;
}

/** The dark squares of a code, neighbours of a row as one: seams between them would show as hairlines. */
export function* darkRuns(modules: QrModules): Generator<DarkRun> {
  for (let row = 0; row < modules.size; row += 1) {
    let column = 0;
    while (column < modules.size) {
      let end = column;
      while (end < modules.size && modules.get(row, end)) end += 1;
      if (end > column) yield { row, column, length: end - column };
      column = end + 1;
    }
  }
}
