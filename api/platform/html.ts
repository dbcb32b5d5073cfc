import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { embedOf } from '../contract/embeds.ts';
import type { PictureInfo } from '../contract/types.ts';

const TEXT_TAGS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'blockquote',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'strike',
  'del',
  'span',
  'mark',
  'ol',
  'ul',
  'li',
  'a',
];

const COLOURS = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%/]+\)$/i, /^[a-z]{3,30}$/i];

export const REPLY: IOptions = {
  allowedTags: TEXT_TAGS,
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Removed together with their content.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title'],
  nestingLimit: 50,
  transformTags: { a: safeLink },
};

const ARTICLE: IOptions = {
  ...REPLY,
  allowedTags: [...TEXT_TAGS, 'img', 'figure'],
  allowedAttributes: {
    ...REPLY.allowedAttributes,
    '*': ['style'],
    img: ['src', 'alt'],
    figure: ['data-embed'],
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
  transformTags: {
    a: safeLink,
    iframe: (_tag, { src = '', title = '' }) => ({
      tagName: 'figure',
      attribs: { 'data-embed': src },
      text: title,
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPictureSource(attribs.src ?? ''),
};

/**
 * An article's HTML as it is stored: sanitised, and a paragraph if it has no block element.
 * Idempotent.
 */
export function cleanArticle(html: string): string {
  const spaced = html.replace(/&(?:nbsp|#0*160|#x0*a0);/gi, ' ');
  const clean = withCleanEmbeds(sanitizeHtml(spaced, ARTICLE)).trim();
  if (clean === '' || /<(?:p|h[1-6]|figure)[\s>]/.test(clean)) return clean;
  return `<p>${clean}</p>`;
}

/**
 * Sanitised HTML whose figures are plain links to embedded content of known services, from which
 * nothing is loaded. Any other figure is replaced by its content.
 */
function withCleanEmbeds(html: string): string {
  return (
    html
      .replace(
        /<figure\b([^>]*)>((?:(?!<figure\b).)*?)<\/figure>/gs,
        (_whole, attributes: string, inner: string) => {
          const address = /data-embed="([^"]*)"/.exec(attributes)?.[1] ?? '';
          const embed = embedOf(address);
          if (!embed) return inner;
          const words = inner.replace(/<[^<>]*>/g, '').trim() || embed.service;
          const link = `<a href="${escapeHtml(embed.link)}" rel="noopener">${words}</a>`;
          return `<figure data-embed="${escapeHtml(embed.src)}">${link}</figure>`;
        },
      )
      // Figures around other figures.
      .replace(/<figure\b[^>]*>(?!<a [^>]*>[^<]*<\/a><\/figure>)/g, '')
      .replace(/(?<!<\/a>)<\/figure>/g, '')
      .replace(/<p>\s*(<figure[^>]*>(?:(?!<\/figure>).)*<\/figure>)\s*<\/p>/g, '$1')
  );
}

/** Sanitised HTML of a reply to a message: what its editor offers, without images. */
export const sanitiseReply = (html: string): string => sanitizeHtml(html, REPLY);

/** A link with `noopener`: a page opened in a new window must not control this one. */
export function safeLink(tagName: string, { href = '', target }: Record<string, string>) {
  const attribs: Record<string, string> = { rel: 'noopener' };
  if (href !== '') attribs.href = href;
  if (target === '_blank') attribs.target = target;
  return { tagName, attribs };
}

const isPictureSource = (src: string): boolean =>
  /^\/uploads\/[\w./-]+$/.test(src) ||
  /^https?:\/\//i.test(src) ||
  /^data:image\/[\w.+-]+;base64,/i.test(src);

const EXCERPT_LENGTH = 160;

/** The text of sanitised HTML, one line per block element; `link` formats links. */
export function plainText(html: string, link = (words: string, _href: string) => words): string {
  const text = html
    .replace(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_whole, href, words) =>
      link(words, href),
    )
    .replace(/<li\b[^>]*>/g, '– ')
    .replace(/<(?:br\b[^>]*|\/(?:p|h[1-6]|li|blockquote|figure))>/g, '\n')
    .replace(/<[^<>]*>/g, '');
  return unescaped(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The beginning of an article's text, at most 160 characters, cut between words. */
export function excerptOf(html: string): string {
  const text = plainText(html).replace(/\s+/g, ' ');
  if (text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

/** Escapes a text for HTML content and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&${NAMES[sign]};`);

/** Decodes the entities in sanitised HTML, which has no others. */
export const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (whole, name) => SIGNS[name] ?? whole);

const NAMES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The `sizes` of an article's images: its column grows no wider than 760 px. */
const SIZES = '(min-width: 800px) 760px, 100vw';

const IMAGE = /<img\b[^>]*>/g;
const SOURCE = /(\ssrc=")([^"]*)(")/;

/** The distinct addresses of the images in sanitised HTML, in order. */
export function imagesIn(html: string): string[] {
  const sources = [...html.matchAll(IMAGE)].map(([image]) => sourceOf(image));
  return [...new Set(sources)].filter((source) => source !== '');
}

/** Sanitised HTML with the image addresses that are in the map replaced. */
export function withImages(html: string, replaced: ReadonlyMap<string, string>): string {
  return html.replace(IMAGE, (image) =>
    image.replace(SOURCE, (_whole, before, source, after) => {
      const address = replaced.get(addressOf(source)) ?? addressOf(source);
      return before + address.replaceAll('&', '&amp;') + after;
    }),
  );
}

/** Sanitised HTML with the size and variants of each stored image, which prevents layout shifts. */
export function withSizes(html: string, picture: (path: string) => PictureInfo | null): string {
  return html.replace(IMAGE, (image) => {
    const info = picture(sourceOf(image));
    if (!info) return image;
    // One tag offers one format; every stored picture has WebP.
    const variants = info.sources
      .filter(({ type }) => type === 'image/webp')
      .map(({ path, width }) => `${path} ${width}w`);
    const srcset = variants.length > 1 ? ` srcset="${variants.join(', ')}" sizes="${SIZES}"` : '';
    const size = ` width="${info.width}" height="${info.height}"${srcset} loading="lazy"`;
    return image.replace(/\s*\/?>$/, `${size} decoding="async" />`);
  });
}

const sourceOf = (image: string): string => addressOf(SOURCE.exec(image)?.[2] ?? '');
const addressOf = (source: string) => source.replaceAll('&amp;', '&');
