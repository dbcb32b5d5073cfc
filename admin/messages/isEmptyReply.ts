/** Whether a reply shows nothing: an editor in which only spaces were typed still sends paragraphs. */
export const isEmptyReply = (html: string): boolean =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim() === '';
