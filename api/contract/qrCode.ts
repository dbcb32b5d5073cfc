/** The modules of a QR code, as returned by the package `qrcode`. */
interface QrModules {
  size: number;
  /** A truthy value for a dark module. */
  get(row: number, column: number): unknown;
}

/** Horizontal runs of dark modules: single modules would leave visible hairlines between them. */
export function* darkRuns(modules: QrModules) {
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

/** The quiet zone around a QR code that its standard requires, in modules. */
const QUIET_ZONE = 4;

/** A QR code as one path of an SVG, in modules. */
export function qrDrawing(modules: QrModules): { viewBox: string; path: string } {
  const side = modules.size + 2 * QUIET_ZONE;
  const dark = Array.from(
    darkRuns(modules),
    ({ row, column, length }) => `M${column} ${row}h${length}v1h-${length}z`,
  );
  return { viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`, path: dark.join('') };
}
