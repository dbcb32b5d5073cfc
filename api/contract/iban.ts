const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** An IBAN without spaces, in upper case; null if its check digits are wrong. */
export function toIban(text: string): string | null {
  const iban = compact(text);
  return SHAPE.test(iban) && remainder(iban) === 1 ? iban : null;
}

/** A BIC without spaces, in upper case; null if it is malformed. */
export function toBic(text: string): string | null {
  const bic = compact(text);
  return BIC.test(bic) ? bic : null;
}

/** An IBAN in groups of four characters. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

const compact = (text: string) => text.replace(/\s+/g, '').toUpperCase();

/** ISO 13616: country and check digits move to the end, letters become 10 to 35, modulo 97. */
function remainder(iban: string): number {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}
