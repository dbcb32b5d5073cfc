/** Whether HTML has no visible text: an empty editor still sends paragraphs. */
export const isEmptyReply = (html: string): boolean =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|&#160;|&#xa0;/gi, ' ')
    .trim() === '';
