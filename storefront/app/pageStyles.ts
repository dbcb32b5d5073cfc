import { createHash } from 'node:crypto';

/** Placeholder at the end of a page's last style, replaced by the rules of its elements. */
export const OWN_STYLES = '/*own*/';

const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?) (?:data-)?style="([^"]*)"/g;

/** Values that can neither end a rule nor reference a file. */
const PLAIN = /^(?!.*url\()[\w#(),.%/:; -]+$/i;

/**
 * The page without style attributes, which its policy forbids: each becomes a rule in place of
 * `OWN_STYLES`. Hydration proceeds as if the attributes were present: later changes go through
 * scripts, which may set styles.
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

/** An inline style's hash source for the policy. */
const styleHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hash sources of a page's styles; styles shared by all pages are hashed once. */
export function hashesOf(same: readonly string[], own: string): string[] {
  return [...same.map((text) => sameHash(text)), styleHash(own)];
}

const known = new Map<string, string>();

function sameHash(text: string): string {
  const hash = known.get(text) ?? styleHash(text);
  known.set(text, hash);
  return hash;
}
