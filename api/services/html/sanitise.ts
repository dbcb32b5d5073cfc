import sanitizeHtml, { type IOptions } from 'sanitize-html';

/**
 * What may stand in an article, whatever the editor sent (back-office §5; decisions, Content):
 * headings, bold, italic, underline, strike, lists, indent, colours, links, images, alignment, and
 * quotations. Links are safe to open, images are uploads or come from http(s) or data addresses.
 */
export const sanitiseArticle = (html: string): string => sanitizeHtml(html, ARTICLE);

/** What may stand in a reply to a message: what its editor's toolbar offers, no images. */
export const sanitiseReply = (html: string): string => sanitizeHtml(html, REPLY);

const TEXT_TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'strike', 'del', 'span', 'mark'],
  ...['ol', 'ul', 'li', 'a'],
];

const COLOURS = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%/]+\)$/i, /^[a-z]{3,30}$/i];

const REPLY: IOptions = {
  allowedTags: TEXT_TAGS,
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Their contents are no text and go with them.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  nestingLimit: 50,
  transformTags: { a: safeLink },
};

const ARTICLE: IOptions = {
  ...REPLY,
  allowedTags: [...TEXT_TAGS, 'img'],
  allowedAttributes: {
    ...REPLY.allowedAttributes,
    '*': ['style'],
    img: ['src', 'alt'],
    li: [{ name: 'data-list', values: ['bullet', 'ordered'] }],
  },
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  // Editors write alignment and indent either as classes or as styles.
  allowedClasses: { '*': [/^ql-align-(?:center|right|justify)$/, /^ql-indent-[1-8]$/] },
  allowedStyles: {
    '*': {
      color: COLOURS,
      'background-color': COLOURS,
      'text-align': [/^(?:left|right|center|justify)$/],
      'padding-left': [/^\d{1,2}(?:\.\d)?em$/],
      'margin-left': [/^\d{1,2}(?:\.\d)?em$/],
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPictureSource(attribs.src ?? ''),
};

/** What a page opens in a new window must not reach back to it. */
function safeLink(tagName: string, { href = '', target }: Record<string, string>) {
  const attribs: Record<string, string> = { rel: 'noopener' };
  if (href !== '') attribs.href = href;
  if (target === '_blank') attribs.target = target;
  return { tagName, attribs };
}

const isPictureSource = (src: string): boolean =>
  /^\/uploads\/[\w./-]+$/.test(src) ||
  /^https?:\/\//i.test(src) ||
  /^data:image\/[\w.+-]+;base64,/i.test(src);

/**
 * An article as it is stored (back-office §5): script tags removed, non-breaking space entities
 * replaced by spaces, wrapped in a paragraph if it has no paragraph or heading, and sanitised.
 * Doing it again changes nothing.
 */
export function cleanArticle(html: string): string {
  const clean = sanitiseArticle(html.replace(/&(?:nbsp|#0*160|#x0*a0);/gi, ' ')).trim();
  if (clean === '' || /<(?:p|h[1-6])[\s>]/.test(clean)) return clean;
  return `<p>${clean}</p>`;
}
