/** The company's number as it is kept: without spaces, letters in upper case. */
export const compactId = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** A Czech company number: eight digits, the last of which checks the others. */
export function isIco(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const sum = digits.slice(0, 7).reduce((whole, digit, index) => whole + digit * (8 - index), 0);
  return digits[7] === (11 - (sum % 11)) % 10;
}

const EU = 'AT|BE|BG|CY|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI';
const DIC = new RegExp(`^(CZ\\d{8,10}|(${EU})[0-9A-Z+*]{2,12})$`);

/** A VAT number of a Czech company or of one elsewhere in the EU. */
export const isDic = (text: string): boolean => DIC.test(text);

/** Up to this price, in haléře, a simplified document names no buyer (§ 30 of the VAT act, 235/2004 Sb.). */
const SIMPLIFIED_UP_TO = 1_000_000;

/**
 * Whether a buyer gives an address even where nothing is sent: a document above that price names the
 * seat of a company with a tax number (§ 29 of the VAT act).
 * @param totalHalere of the order
 */
export const needsSeat = (dic: string, totalHalere: number): boolean =>
  dic !== '' && totalHalere > SIMPLIFIED_UP_TO;
