/** One line of an iCalendar file before it is written: a name with its parameters, and a value. */
export type Property = readonly [name: string, value: string];

/** Octets on a line, the line break not counted (RFC 5545, 3.1). */
const LINE = 75;

/** A text as a property's value (RFC 5545, 3.3.11). */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar may hold none of them.
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** A component, e.g. VEVENT, with what it consists of; lines are folded and end as the format wants. */
export const component = (
  name: string,
  properties: readonly Property[],
  inner: readonly string[] = [],
): string =>
  [
    `BEGIN:${name}\r\n`,
    ...properties.map(([property, value]) => folded(`${property}:${value}`)),
    ...inner,
    `END:${name}\r\n`,
  ].join('');

/** A line in parts of at most 75 octets, never parting a character. */
function folded(line: string): string {
  let written = '';
  let room = LINE;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      written += '\r\n ';
      room = LINE - 1;
    }
    written += character;
    room -= octets;
  }
  return `${written}\r\n`;
}
