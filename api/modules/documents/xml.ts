import { escapeHtml } from '../../platform/html.ts';

/**
 * What an element holds: a text, or elements by their names, of which a list is several of one name;
 * null is left out. `@name` is an attribute, `#text` a text beside attributes.
 */
export type Content =
  | string
  | number
  | boolean
  | null
  | readonly Content[]
  | { readonly [name: string]: Content };

/** Letters that XML can't hold, and line breaks. */
const NO_XML = /[\p{Cc}\ufffe\uffff]/gu;

const text = (value: Content) => escapeHtml(String(value).replace(NO_XML, ' '));

/** An element as XML, without any white space between elements. */
export function xml(name: string, content: Content): string {
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
