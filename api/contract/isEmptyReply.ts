/** Whether HTML shows no text: an editor sends paragraphs even when nothing was typed. */
export const isEmptyReply = (html: string): boolean =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .trim() === '';
