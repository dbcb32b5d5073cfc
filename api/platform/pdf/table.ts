import { INK, PAGE, type Sheet, type Style } from './sheet.ts';

interface Column<Name extends string> {
  name: Name;
  x: number;
  width: number;
  align: 'left' | 'right';
}

const PADDING = 5.5;
const HEAD: Style = { size: 8.5, color: INK.quiet };

/**
 * Columns from the first, which takes what the others leave, to the last, which ends at the margin.
 * @param widths of all columns but the first
 */
export function columnsOf<Name extends string>(
  names: readonly Name[],
  widths: readonly number[],
): Column<Name>[] {
  const right = PAGE.right - PAGE.left;
  const taken = widths.reduce((sum, width) => sum + width, 0);
  let x = PAGE.left;
  return names.map((name, index) => {
    const whole = index === 0 ? right - taken : (widths[index - 1] ?? 0);
    const column = { name, x, width: whole - (index < names.length - 1 ? 8 : 0) };
    x += whole;
    return { ...column, align: index === 0 ? 'left' : 'right' };
  });
}

/** A table that goes on on the next page, under its head. */
export function drawTable<Name extends string>(
  sheet: Sheet,
  columns: readonly Column<Name>[],
  head: Readonly<Record<Name, string>>,
  rows: readonly Readonly<Record<Name, string>>[],
): void {
  const drawHead = (tag: Style['tag']) => {
    const style = { ...HEAD, tag };
    const height = drawCells(sheet, columns, head, 0, style);
    sheet.y += height + 4;
    drawRule(sheet, 1.2, INK.dark);
  };
  sheet.group('Table', () => {
    sheet.group('TR', () => drawHead('TH'));
    for (const row of rows) {
      const heights = columns.map(({ name, width }) => sheet.height(row[name], width));
      const height = Math.max(...heights) + PADDING * 2;
      if (sheet.y + height > PAGE.bottom) {
        sheet.newPage();
        drawHead(null);
      }
      sheet.group('TR', () => drawCells(sheet, columns, row, PADDING, { tag: 'TD' }));
      sheet.y += height;
      drawRule(sheet, 0.5, INK.line);
    }
  });
}

/** Draws a row and returns the height of its tallest cell. */
function drawCells<Name extends string>(
  sheet: Sheet,
  columns: readonly Column<Name>[],
  row: Readonly<Record<Name, string>>,
  padding: number,
  style: Style,
): number {
  const heights = columns.map(({ name, x, width, align }) =>
    sheet.text(row[name], x, sheet.y + padding, width, { ...style, align }),
  );
  return Math.max(...heights);
}

export function drawRule(sheet: Sheet, width: number, color: string): void {
  const { y } = sheet;
  sheet.draw((pdf) =>
    pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(width).strokeColor(color).stroke(),
  );
}
