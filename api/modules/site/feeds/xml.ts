/** Characters that XML 1.0 can't contain, not even as references. */
const INVALID = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;

const NAMES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for elements and attributes; invalid characters are removed. */
export const escapeXml = (text: string): string =>
  text.replace(INVALID, '').replace(/[&<>"']/g, (sign) => NAMES[sign] ?? sign);

type Attributes = Readonly<Record<string, string>>;

/** An element with XML content; an empty one is self-closing. */
export function element(name: string, content: string, attributes: Attributes = {}): string {
  const opened = Object.entries(attributes).reduce(
    (tag, [key, value]) => `${tag} ${key}="${escapeXml(value)}"`,
    `<${name}`,
  );
  return content === '' ? `${opened}/>` : `${opened}>${content}</${name}>`;
}

/** An element with text content. */
export const textElement = (name: string, text: string, attributes?: Attributes): string =>
  element(name, escapeXml(text), attributes);

/** A document with the XML declaration. */
export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
