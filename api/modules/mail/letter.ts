import type { Voucher } from '../../../db/models/voucher.ts';
import type { Locale } from '../../contract/locales.ts';
import { plainText } from '../../platform/html.ts';

export type Labelled = readonly [label: string, value: string];

/** One line of what was ordered; `detail` and `total` may be ''. Each note has a line of its own. */
export interface LetterLine {
  name: string;
  detail: string;
  total: string;
  notes?: readonly string[];
  isSum?: boolean;
}

/** A part of a letter, in the order in which it is read. */
export type LetterPart =
  | { type: 'paragraph'; title?: string; text: string }
  | { type: 'lines'; title?: string; lines: readonly LetterLine[] }
  | { type: 'facts'; title?: string; facts: readonly Labelled[] }
  | { type: 'address'; title: string; lines: readonly string[] }
  | { type: 'button'; label: string; url: string }
  | { type: 'links'; links: readonly Labelled[] }
  | { type: 'quote'; title: string; text: string }
  /** A QR code of this text; plain text has no picture of it. */
  | { type: 'qr'; code: string; label: string; hint: string }
  /** Sanitised HTML. */
  | { type: 'html'; html: string };

/** What a mail says, before it is text or HTML. */
export interface Letter {
  locale: Locale;
  to: string;
  replyTo?: string;
  subject: string;
  /** '' where the first part is all. */
  title: string;
  parts: readonly LetterPart[];
  /** Who writes, line by line. */
  sender: readonly string[];
  footLinks: readonly Labelled[];
  /** The digest of agreed terms whose PDF goes with it. */
  terms?: string | undefined;
  /** The vouchers whose PDFs go with it. */
  vouchers?: readonly Voucher[] | undefined;
}

/** The letter as plain text, which says all that its HTML does. */
export function textOfLetter({ title, parts, sender, footLinks }: Letter): string {
  const blocks = [[title], ...parts.map(textLines), sender, pairs(footLinks)];
  const written = blocks.map((lines) => lines.filter(Boolean).join('\n')).filter(Boolean);
  return `${written.join('\n\n')}\n`;
}

const pairs = (list: readonly Labelled[]) => list.map(([label, value]) => `${label}: ${value}`);

function textLines(part: LetterPart): readonly string[] {
  switch (part.type) {
    case 'paragraph':
      return [part.title ?? '', part.text];
    case 'lines':
      return [part.title ?? '', ...part.lines.map(lineText)];
    case 'facts':
      return [part.title ?? '', ...pairs(part.facts)];
    case 'address':
      return [part.title, ...part.lines];
    case 'button':
      return [`${part.label}: ${part.url}`];
    case 'links':
      return pairs(part.links);
    case 'quote':
      return [part.title, part.text.replace(/^/gm, '> ')];
    case 'qr':
      return [];
    case 'html':
      return [textOfHtml(part.html)];
  }
}

/** Sanitised HTML as text; an empty line stands for the margin below a block. */
const textOfHtml = (html: string): string =>
  plainText(html.replace(/<\/(?:p|h[1-6]|blockquote|ol|ul)>/g, '$&\n'), (words, href) =>
    words === href ? words : `${words} (${href})`,
  );

const lineText = ({ name, detail, total, notes = [] }: LetterLine) =>
  [`${detail ? `${name}, ${detail}` : name}${total && `: ${total}`}`, ...notes].join('\n');
