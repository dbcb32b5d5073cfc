import { createHash } from 'node:crypto';

/** Stands at the end of a page's last style until the page's elements are known. */
export const OWN_STYLES = '/*own*/';

const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?) (?:data-)?style="([^"]*)"/g;

/** Nothing that could end a rule or name a file. */
const PLAIN = /^(?!.*url\()[\w#(),.%/:; -]+$/i;

/**
 * The page without style attributes, which its policy forbids: each of them is a rule where
 * `OWN_STYLES` stands. Browsers take over as if the attributes were there: later changes go
 * through scripts, which may set styles.
 */
export function withoutStyleAttributes(page: string): { html: string; rules: string } {
  const styles = new Set<string>();
  const html = page.replace(STYLE_ATTRIBUTE, (_whole, before, style) => {
    if (PLAIN.test(style)) styles.add(style);
    return `${before} data-style="${style}"`;
  });
  const rules = Array.from(styles, (style) => `[data-style="${style}"]{${style}}`).join('');
  return { html: html.replace(OWN_STYLES, () => rules), rules };
}

/** What a policy calls a style that stands in a page. */
const styleHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of a page's styles; those that are the same on every page are reckoned once. */
export function hashesOf(same: readonly string[], own: string): string[] {
  return [...same.map((text) => sameHash(text)), styleHash(own)];
}

const known = new Map<string, string>();

function sameHash(text: string): string {
  const hash = known.get(text) ?? styleHash(text);
  known.set(text, hash);
  return hash;
}
