import { sanitiseArticle } from './sanitise.ts';

/**
 * An article as it is stored (back-office §5): script tags removed, non-breaking space entities
 * replaced by spaces, wrapped in a paragraph if it has no paragraph or heading, and sanitised.
 * Doing it again changes nothing.
 */
export function cleanArticle(html: string): string {
  const clean = sanitiseArticle(html.replace(/&(?:nbsp|#0*160|#x0*a0);/gi, ' ')).trim();
  if (clean === '' || /<(?:p|h[1-6])[\s>]/.test(clean)) return clean;
  return `<p>${clean}</p>`;
}
