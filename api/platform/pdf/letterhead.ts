import { fillIn } from '../../contract/fillIn.ts';
import { INK, type Look, PAGE, type Sheet, type Titled } from './sheet.ts';

const BAND = 14;
const LOGO_HEIGHT = 46;
const HALF = (PAGE.right - PAGE.left) / 2;

/** The head of the first page. */
export function drawHead(
  sheet: Sheet,
  { sellerName, title, number }: Titled,
  { logo }: Look,
): void {
  const left = PAGE.width * 0.62;
  sheet.draw((pdf) => {
    pdf.rect(0, 0, PAGE.width, BAND).fill(INK.dark);
    pdf
      .polygon([left + 5, 0], [PAGE.right, 0], [PAGE.right - 5, BAND], [left, BAND])
      .fill(sheet.accent.onDark);
  });
  const top = BAND + 34;
  const name = { size: 15, bold: true, maxLines: 3 };
  const nameHeight = logo
    ? drawLogo(sheet, logo, sellerName, top - 6)
    : sheet.text(sellerName, PAGE.left, top + 5, HALF - 16, name);
  const right = PAGE.left + HALF;
  // A title of several words goes on one line, too.
  const size = title.length > 20 ? 17 : 24;
  const titleStyle = { size, bold: true, align: 'right', tag: 'H1' } as const;
  const titleHeight = sheet.text(title, right, top - 4, HALF, titleStyle);
  const numberStyle = { size: 12, color: INK.quiet, align: 'right' } as const;
  sheet.text(number, right, top + titleHeight - 4, HALF, numberStyle);
  sheet.y = top + Math.max(nameHeight + 5, titleHeight + 16) + 22;
}

/** What the foot of every page says. */
interface Foot extends Pick<Titled, 'title' | 'number'> {
  /** `page` has `{page}` and `{pages}`. */
  words: { page: string };
  foot: string;
}

/** The foot of every page, once their number is known. */
export function drawFeet(sheet: Sheet, { words, foot, title, number }: Foot): void {
  const { pdf } = sheet;
  const { start, count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(start + index);
    const y = PAGE.bottom + 18;
    sheet.draw(() =>
      pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(INK.line).stroke(),
    );
    const page = fillIn(words.page, { page: index + 1, pages: count });
    const small = { size: 8, color: INK.quiet, maxLines: 1, tag: null };
    sheet.text(foot, PAGE.left, y + 8, HALF * 1.5, small);
    const place = { ...small, align: 'right' } as const;
    sheet.text(page, PAGE.left + HALF * 1.5, y + 8, HALF / 2, place);
    if (index > 0) sheet.text(`${title} ${number}`.trim(), PAGE.left, 26, HALF, small);
  }
}

function drawLogo(sheet: Sheet, logo: Buffer, sellerName: string, y: number): number {
  const box = {
    fit: [HALF - 40, LOGO_HEIGHT],
    valign: 'center',
  } satisfies PDFKit.Mixins.ImageOption;
  const draw = () => {
    sheet.pdf.image(logo, PAGE.left, y, box);
  };
  sheet.element('Figure', draw, sellerName);
  return LOGO_HEIGHT;
}
