/** A company number in its stored form: without spaces, in upper case. */
export const compactId = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Whether a text is a Czech company number (IČO): eight digits, the last is a check digit. */
export function isIco(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const sum = digits.slice(0, 7).reduce((whole, digit, index) => whole + digit * (8 - index), 0);
  return digits[7] === (11 - (sum % 11)) % 10;
}

/** What is wrong with a company number; null for a right one. */
export function icoProblem(text: string): 'company.ico' | 'company.icoCheck' | null {
  if (isIco(text)) return null;
  return /^\d{8}$/.test(text) ? 'company.icoCheck' : 'company.ico';
}

const EU = 'AT|BE|BG|CY|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI';
const DIC = new RegExp(`^(CZ\\d{8,10}|(${EU})[0-9A-Z+*]{2,12})$`);

/** Whether a text is a VAT number (DIČ) of a company in Czechia or elsewhere in the EU. */
export const isDic = (text: string): boolean => DIC.test(text);

/** What is wrong with a VAT number; null for a right one. */
export const dicProblem = (text: string): 'company.dic' | null =>
  isDic(text) ? null : 'company.dic';

/** Limit of a simplified tax document, in haléře, which names no buyer (§ 30 of the VAT act, 235/2004 Sb.). */
const SIMPLIFIED_UP_TO = 1_000_000;

/**
 * Whether the buyer's address is required even if nothing is shipped: a document above the limit of
 * simplified ones states the seat of a company with a VAT number (§ 29 of the VAT act).
 * @param totalHalere the order's total
 */
export const needsSeat = (dic: string, totalHalere: number): boolean =>
  dic !== '' && totalHalere > SIMPLIFIED_UP_TO;
