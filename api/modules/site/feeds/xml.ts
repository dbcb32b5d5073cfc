/** XML 1.0 knows no way to write these characters, not even as references. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;

const NAMES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as XML that reads back as it, in elements and attributes alike. */
export const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => NAMES[sign] ?? sign);

type Attributes = Readonly<Record<string, string>>;

/** An element around XML that is already written; empty ones are closed at once. */
export function element(name: string, content: string, attributes: Attributes = {}): string {
  const opened = Object.entries(attributes).reduce(
    (tag, [key, value]) => `${tag} ${key}="${escapeXml(value)}"`,
    `<${name}`,
  );
  return content === '' ? `${opened}/>` : `${opened}>${content}</${name}>`;
}

export const textElement = (name: string, text: string, attributes?: Attributes): string =>
  element(name, escapeXml(text), attributes);

export const xmlDocument = (root: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
