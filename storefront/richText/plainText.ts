const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

/** Decodes the entities that sanitised HTML may contain. */
export const unescaped = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name) => CHARACTERS[name] ?? whole);

/** Where a line ends, so that words before and after it are two. */
const LINE_END = /<(?:br|\/(?:p|h[1-6]|li|blockquote|figure|caption|t[dh]))\b[^>]*>/g;

/** The text of sanitised HTML on one line. */
export const plainText = (html: string): string =>
  unescaped(html.replace(LINE_END, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
