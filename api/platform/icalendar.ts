/** A property: its name with parameters, and its value as it is written. */
export type Property = readonly [name: string, value: string];

/** Maximum octets per line, without the line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Escapes a text for a property's value (RFC 5545, 3.3.11). */
export const icsText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** A component, e.g. VEVENT, with its properties and inner components; lines are folded. */
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

/** A line folded at 75 octets, never within a character. */
function folded(line: string): string {
  let written = '';
  let room = LINE_OCTETS;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      written += '\r\n ';
      room = LINE_OCTETS - 1;
    }
    written += character;
    room -= octets;
  }
  return `${written}\r\n`;
}

/** A calendar file (RFC 5545) with these further properties and entries. */
export const calendarFile = (properties: readonly Property[], entries: readonly string[]): string =>
  component('VCALENDAR', [...HEAD, ...properties], entries);

const HEAD: readonly Property[] = [
  ['VERSION', '2.0'],
  ['PRODID', '-//Paddock//Events//EN'],
  ['CALSCALE', 'GREGORIAN'],
  ['METHOD', 'PUBLISH'],
];

/** A date or time without its separators. */
export const compact = (iso: string): string => iso.replace(/[-:]/g, '');

/** A point in time in UTC (RFC 5545, 3.3.5). */
export const moment = (at: Date): string => `${compact(at.toISOString().slice(0, 19))}Z`;
