import type { Locale } from '../../../contract/locales.ts';
import { printed } from '../../../platform/pdf/fonts/letters.ts';
import { INK, PAGE, type Sheet } from '../../../platform/pdf/sheet.ts';
import { linesOf, type Run, wordsOf } from './runs.ts';

/** How a block of text is set; lengths in points. */
export interface Setting {
  tag: string;
  size: number;
  lineHeight: number;
  bold?: boolean;
  x: number;
  /** How many lines of what follows have to be on the same page. */
  keptLines?: number;
}

/** At least so many lines of a text are on the same page. */
const FEWEST = 2;

/** Sets running text on a sheet: it goes on on the next page, and is read as one element there. */
export function createFlow(sheet: Sheet, locale: Locale) {
  const use = ({ bold }: Pick<Run, 'bold'>, size: number) =>
    sheet.pdf.font(bold ? 'semibold' : 'regular').fontSize(size);
  const room = () => PAGE.bottom - sheet.y;

  const drawLine = (line: readonly Run[], { x, size }: Setting, y: number, isLast: boolean) => {
    let at = x;
    for (const [place, run] of line.entries()) {
      // A line's end is a space to who listens.
      const isEnd = place === line.length - 1 && !isLast;
      const text = isEnd ? `${run.text} ` : run.text;
      const font = use(run, size).fillColor(INK.text);
      const width = font.widthOfString(run.text);
      font.text(text, at, y, { lineBreak: false, oblique: run.slanted });
      at += width;
    }
  };

  const flow = {
    sheet,
    locale,
    /** Begins a new page where less is left of this one. */
    need(height: number): void {
      if (room() < height) sheet.newPage();
    },
    text(runs: readonly Run[], setting: Setting): void {
      const { size, lineHeight, bold, tag, x, keptLines = 0 } = setting;
      const shown = runs.map((run) => ({
        text: printed(run.text, locale),
        bold: run.bold || bold === true,
        slanted: run.slanted,
      }));
      const measure = (run: Run) => use(run, size).widthOfString(run.text);
      const lines = linesOf(wordsOf(shown), PAGE.right - x, measure);
      if (lines.length === 0) return;
      // Three lines can't be parted without leaving one alone.
      const least = lines.length < 2 * FEWEST ? lines.length : FEWEST;
      flow.need((least + keptLines) * lineHeight);
      const draw = (some: readonly Run[][], isEnd: boolean) => {
        const top = sheet.y;
        for (const [place, line] of some.entries()) {
          const isLast = isEnd && place === some.length - 1;
          drawLine(line, setting, top + place * lineHeight, isLast);
        }
        sheet.y = top + some.length * lineHeight;
      };
      const fits = Math.floor(room() / lineHeight);
      if (lines.length <= fits) {
        sheet.element(tag, () => draw(lines, true));
        return;
      }
      sheet.group(tag, () => {
        for (let from = 0; from < lines.length; ) {
          if (from > 0) sheet.newPage();
          const count = Math.floor(room() / lineHeight);
          const left = lines.length - from;
          const isEnd = left <= count;
          // The last page of it gets no single line.
          const taken = !isEnd && left - count < FEWEST ? count - 1 : count;
          const some = lines.slice(from, from + taken);
          sheet.element('Span', () => draw(some, isEnd));
          from += some.length;
        }
      });
    },
  };
  return flow;
}

export type Flow = ReturnType<typeof createFlow>;
