import { escapeHtml } from './html.ts';

/**
 * The content of an element: a text, or elements by their names. A list means several elements of one
 * name; null is left out. `@name` is an attribute, `#text` a text next to attributes.
 */
export type XmlContent =
  | string
  | number
  | boolean
  | null
  | readonly XmlContent[]
  | { readonly [name: string]: XmlContent };

/** Line breaks, and characters that XML 1.0 can't contain, not even as references. */
const NOT_XML = /[\p{Cc}\p{Surrogate}\ufffe\uffff]/gu;

const text = (value: XmlContent) => escapeHtml(String(value).replace(NOT_XML, ' '));

/** An element as XML, without white space between elements. */
export function xml(name: string, content: XmlContent): string {
  if (content === null) return '';
  if (Array.isArray(content)) return content.map((one) => xml(name, one)).join('');
  if (typeof content !== 'object') return `<${name}>${text(content)}</${name}>`;
  let [attributes, inner] = ['', ''];
  for (const [key, value] of Object.entries(content)) {
    if (key === '#text') inner += text(value);
    else if (!key.startsWith('@')) inner += xml(key, value);
    else if (value !== null) attributes += ` ${key.slice(1)}="${text(value)}"`;
  }
  return `<${name}${attributes}>${inner}</${name}>`;
}

/** A document with the XML declaration around its root element. */
export const xmlDocument = (name: string, content: XmlContent): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xml(name, content)}\n`;
