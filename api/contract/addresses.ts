const CZECHIA = /^(česká republika|česko|czech republic|czechia)$/i;
const LONE_CODE = /^\d{3}\s?\d{2}$/;
const CODE_AND_TOWN = /^(\d{3})\s?(\d{2})(?= |$)/;

/** Whether a line of an address is only the name of Czechia, in Czech or English. */
export const isCzechia = (line: string): boolean => CZECHIA.test(line);

/**
 * Splits an address at its line breaks or, if it is a single line, at its commas. The last line is
 * put into the Czech form '110 00 Praha': the checkout sends the postal code after the town, and some
 * people type it without a space. Any other last line, e.g. a foreign country, is kept as written.
 */
export function addressLines(address: string): string[] {
  const lines = address
    .split(address.includes('\n') ? /\n+/ : /,\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
  const country = lines.filter(isCzechia);
  const rest = lines.filter((line) => !isCzechia(line));
  const last = rest.at(-1) ?? '';
  const town = rest.at(-2);
  if (LONE_CODE.test(last) && town !== undefined) {
    return [...rest.slice(0, -2), inGroups(`${last} ${town}`), ...country];
  }
  return [...rest.slice(0, -1), ...(last ? [inGroups(last)] : []), ...country];
}

const inGroups = (line: string) => line.replace(CODE_AND_TOWN, '$1 $2');

/** An address on one line. */
export const addressText = (address: string): string => addressLines(address).join(', ');
