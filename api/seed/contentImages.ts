const IMAGE = /(<img\b[^>]*?\bsrc\s*=\s*)(["'])(.*?)\2/gi;

/** The pictures that an article's HTML shows, as people write it: in any quotes and not yet clean. */
export function imagesOf(html: string): string[] {
  return [...html.matchAll(IMAGE)]
    .map(([, , , source = '']) => decoded(source))
    .filter((source) => source !== '');
}

/** The same HTML with other addresses for its pictures. */
export function withImages(html: string, replaced: ReadonlyMap<string, string>): string {
  return html.replace(IMAGE, (whole, head: string, quote: string, source: string) => {
    const other = replaced.get(decoded(source));
    return other === undefined ? whole : `${head}${quote}${other.replaceAll('&', '&amp;')}${quote}`;
  });
}

const decoded = (source: string) => source.trim().replaceAll('&amp;', '&');
