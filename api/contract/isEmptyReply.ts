/**
 * Whether the HTML of a reply shows no text: an editor in which nothing or only spaces were typed still
 * sends its paragraphs.
 */
export const isEmptyReply = (html: string): boolean =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .trim() === '';
