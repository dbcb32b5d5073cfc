import PDFDocument from 'pdfkit';
import { printed } from './fonts/letters.ts';
import { regular } from './fonts/regular.ts';
import { semibold } from './fonts/semibold.ts';
import type { Invoice } from './invoice.ts';

/** A4 in points with its margins; texts stay above `bottom`. */
export const PAGE = { width: 595.28, left: 48, right: 547.28, top: 48, bottom: 776 };

export const INK = {
  text: '#16181b',
  quiet: '#5b6067',
  line: '#c9c6bf',
  ground: '#f6f4ef',
  dark: '#0e0f11',
  signal: '#ff5b14',
};

export interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Longer texts end in an ellipsis. */
  maxLines?: number;
}

export type Sheet = Awaited<ReturnType<typeof openSheet>>;

/** Opens a document with its fonts, language and title; its date is the order's. */
export async function openSheet(invoice: Invoice) {
  const { title, number, locale, issued, sellerName } = invoice;
  const pdf = new PDFDocument({
    size: 'A4',
    // The parts break pages themselves; with a margin pdfkit would, in the middle of a row.
    margin: 0,
    bufferPages: true,
    font: '',
    lang: locale === 'cs' ? 'cs-CZ' : 'en',
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: sellerName, CreationDate: issued },
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('semibold', semibold);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });

  const use = ({ size = 9.5, bold = false, color = INK.text }: Style) =>
    pdf
      .font(bold ? 'semibold' : 'regular')
      .fontSize(size)
      .fillColor(color);
  const options = (width: number, { align = 'left', maxLines }: Style) => ({
    width,
    align,
    lineGap: 1.5,
    ...(maxLines && { height: maxLines * (pdf.currentLineHeight() + 1.5), ellipsis: true }),
  });

  const sheet = {
    pdf,
    y: PAGE.top,
    /** Draws a text in a box and returns its height, without moving `y`. */
    text(text: string, x: number, y: number, width: number, style: Style = {}) {
      use(style);
      pdf.text(printed(text, locale), x, y, options(width, style));
      return pdf.y - y;
    },
    height(text: string, width: number, style: Style = {}) {
      use(style);
      const { height, ...rest } = options(width, style);
      return Math.min(
        pdf.heightOfString(printed(text, locale), rest),
        height ?? Number.POSITIVE_INFINITY,
      );
    },
    newPage(): void {
      pdf.addPage();
      sheet.y = PAGE.top;
    },
    async finish() {
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
  return sheet;
}
