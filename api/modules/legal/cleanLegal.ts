import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { isSlug } from '../../contract/slug.ts';
import { REPLY, safeLink } from '../../platform/html.ts';

const LEGAL: IOptions = {
  ...REPLY,
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'blockquote',
    'strong',
    'em',
    'u',
    's',
    'code',
    'a',
    'ol',
    'ul',
    'li',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    h2: ['id'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  transformTags: { a: safeLink, h1: 'h2', h2: anchor, b: 'strong', i: 'em' },
};

/** A first row of headings only, in a table without a marked head, as the editor writes it. */
const HEAD_ROW =
  /(<table>(?:<caption>[^<]*<\/caption>)?)<tbody>(<tr>(?:<th\b[^>]*>(?:(?!<\/?t[hdr]\b).)*<\/th>)+<\/tr>)/gs;

/** A legal text as it is stored: headings, lists, tables, links and emphasis. Idempotent. */
export const cleanLegal = (html: string): string =>
  sanitizeHtml(html, LEGAL).trim().replace(HEAD_ROW, '$1<thead>$2</thead><tbody>');

/** A heading that contents and links point at; the page has names of its own. */
function anchor(tagName: string, { id = '' }: Record<string, string>) {
  const attribs: Record<string, string> = isSlug(id) ? { id } : {};
  return { tagName, attribs };
}
