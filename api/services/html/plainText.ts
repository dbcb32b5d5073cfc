const EXCERPT_LENGTH = 160;

/**
 * The words of sanitised HTML, one line per block.
 * @param link how a link is written; its words alone if not said otherwise
 */
export function plainText(html: string, link = (words: string, _href: string) => words): string {
  const text = html
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_whole, href, words) =>
      link(words, href),
    )
    .replace(/<li\b[^>]*>/g, '– ')
    .replace(/<(?:br\b[^>]*|\/(?:p|h[1-6]|li|blockquote))>/g, '\n')
    .replace(/<[^>]*>/g, '');
  return decoded(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The beginning of an article's text, at most 160 characters (public-site §5). */
export function excerptOf(html: string): string {
  const text = plainText(html).replace(/\s+/g, ' ');
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

/** A text as HTML that shows just it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&${NAMES[sign]};`);

const NAMES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The sanitiser writes every other sign as itself. */
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (whole, name) => SIGNS[name] ?? whole);
