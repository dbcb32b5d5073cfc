/** The words of an article, its blocks and line breaks as spaces, without its tags. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|h\d|li|blockquote|div)|br\s*\/?)>/gi, '$& ');
  const text = new DOMParser().parseFromString(spaced, 'text/html').body.textContent;
  return text.replace(/\s+/g, ' ').trim();
}
