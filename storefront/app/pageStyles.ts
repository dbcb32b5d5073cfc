import { createHash } from 'node:crypto';
import { classesIn, type Sheet, usedRules } from '../styles/sheet.ts';

/** Placeholders of the rules that are known once a page is written. */
export const STYLE_PLACES = {
  /** The rules of the site's style sheet. */
  site: '/*site*/',
  /** The rules of the page's own elements, at the end of its last style. */
  own: '/*own*/',
};

const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?) (?:data-)?style="([^"]*)"/g;

/** Values that can neither end a rule nor reference a file. */
const PLAIN = /^(?!.*url\()[\w#(),.%/:; -]+$/i;

/**
 * The page with its styles: the style sheet's rules that its elements need, and, since its policy forbids
 * style attributes, a rule for each of these. Hydration proceeds as if the attributes were present:
 * later changes go through scripts, which may set styles.
 */
export function withStyles(
  page: string,
  sheet: Sheet,
): { html: string; site: string; own: string } {
  const styles = new Set<string>();
  const plain = page.replace(STYLE_ATTRIBUTE, (_whole, before, style) => {
    if (PLAIN.test(style)) styles.add(style);
    return `${before} data-style="${style}"`;
  });
  const own = Array.from(styles, (style) => `[data-style="${style}"]{${style}}`).join('');
  const site = usedRules(sheet, classesIn(plain));
  const html = plain.replace(STYLE_PLACES.site, () => site).replace(STYLE_PLACES.own, () => own);
  return { html, site, own };
}

/** The hash sources of inline styles for the page's policy. */
export const hashesOf = (texts: readonly string[]): string[] =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
