import PDFDocument from 'pdfkit';
import type { Locale } from '../../contract/locales.ts';
import { accentSteps, themeOf } from '../../contract/theme.ts';
import { printed } from './fonts/letters.ts';
import { parsedFonts } from './fonts/parsedFonts.ts';

/** A4 in points with its margins; texts stay above `bottom`. */
export const PAGE = { width: 595.28, left: 48, right: 547.28, top: 48, bottom: 776 };

export const INK = {
  text: '#16181b',
  quiet: '#5b6067',
  line: '#c9c6bf',
  ground: '#f6f4ef',
  dark: '#0e0f11',
};

/** What a document takes from the team's look. */
export interface Look {
  /** The accent as it was chosen, '' for the default. */
  accent: string;
  /** The logo on white as PNG or JPEG. */
  logo: Buffer | null;
}

export interface Style {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Longer texts end in an ellipsis. */
  maxLines?: number;
  /** What the text is for readers who listen: a paragraph, if nothing else; null where it repeats. */
  tag?: 'H1' | 'P' | 'TH' | 'TD' | null;
}

/** What a document is called, by whom and when it was made. */
export interface Titled {
  title: string;
  number: string;
  locale: Locale;
  issued: Date;
  sellerName: string;
  /** A word before the title, and across every page, of what is no document. */
  mark?: string;
}

export type Sheet = Awaited<ReturnType<typeof openSheet>>;

/**
 * Opens a document with its fonts, language and title: PDF/A-3a, in which everything is either tagged
 * or a decoration, and which carries its ISDOC form inside.
 */
export async function openSheet(titled: Titled, { accent }: Look, isdoc: string | null) {
  const { title, number, locale, issued, sellerName, mark } = titled;
  const steps = accentSteps(themeOf(() => accent).accent);
  const pdf = new PDFDocument({
    size: 'A4',
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    // The parts break pages themselves; with a margin pdfkit would, in the middle of a row.
    margin: 0,
    bufferPages: true,
    font: '',
    lang: locale === 'cs' ? 'cs-CZ' : 'en',
    displayTitle: true,
    info: {
      Title: [mark, title, number].filter(Boolean).join(' '),
      Author: sellerName,
      CreationDate: issued,
      ModDate: issued,
    },
  });
  for (const [name, font] of Object.entries(parsedFonts)) pdf.registerFont(name, font);
  const chunks: Buffer[] = [];
  if (isdoc !== null) {
    // The package's types don't know the relationship, which PDF/A-3 asks for.
    const attachment = {
      name: 'invoice.isdoc',
      type: 'text/xml',
      relationship: 'Alternative',
      description: 'ISDOC',
      creationDate: issued,
      modifiedDate: issued,
    };
    pdf.file(Buffer.from(isdoc), attachment);
  }
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

  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let parent = root;

  const sheet = {
    pdf,
    y: PAGE.top,
    /** The accent on white and on the dark band. */
    accent: { onLight: steps['mark-on-light'], onDark: steps['mark-on-dark'] },
    /** Draws what only decorates. */
    draw(work: (on: typeof pdf) => void): void {
      pdf.markContent('Artifact', { type: 'Layout' });
      work(pdf);
      pdf.endMarkedContent();
    },
    /** Draws what is read as one element; `alt` describes what can't be read. */
    element(tag: string, work: () => void, alt?: string): void {
      const marked = pdf.markStructureContent(tag, alt ? { alt } : {});
      work();
      pdf.endMarkedContent();
      parent.add(pdf.struct(tag, alt ? { alt } : {}, [marked]));
    },
    /** Everything that is drawn in `work` belongs to one element: a table, a row. */
    group(tag: string, work: () => void): void {
      const around = parent;
      parent = pdf.struct(tag);
      around.add(parent);
      work();
      parent.end();
      parent = around;
    },
    /** Draws a text in a box and returns its height, without moving `y`. */
    text(text: string, x: number, y: number, width: number, style: Style = {}) {
      use(style);
      const write = () => {
        pdf.text(printed(text, locale), x, y, options(width, style));
      };
      if (style.tag === null) sheet.draw(write);
      else sheet.element(style.tag ?? 'P', write);
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
    /** Starts a page where so much doesn't fit on this one. */
    startPageFor(height: number): void {
      if (sheet.y + height > PAGE.bottom) sheet.newPage();
    },
    async finish() {
      root.end();
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
  return sheet;
}
