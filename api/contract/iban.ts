const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;
const CZECH = /^CZ\d\d(\d{4})(\d{6})(\d{10})$/;
const CZECH_NUMBER = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/;

/** An IBAN without spaces, in upper case, also from a Czech account number; null if a check fails. */
export function toIban(text: string): string | null {
  const iban = compact(text);
  if (SHAPE.test(iban)) return remainder(iban) === 1 ? iban : null;
  return ibanOfCzech(iban);
}

/** A BIC without spaces, in upper case; null if it is malformed. */
export function toBic(text: string): string | null {
  const bic = compact(text);
  return BIC.test(bic) ? bic : null;
}

/** An IBAN in groups of four characters. */
export const formatIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** The Czech account number of an IBAN, `19-2000145399/0800`; null for an account elsewhere. */
export function czechAccount(iban: string): string | null {
  const [, bank, prefix, number] = CZECH.exec(iban) ?? [];
  if (!bank) return null;
  const before = Number(prefix) > 0 ? `${Number(prefix)}-` : '';
  return `${before}${Number(number)}/${bank}`;
}

/**
 * Whether a bank's file is of another account than the typed one: by its Czech number, which some formats
 * have without the bank's code. False where either can't be told.
 */
export function isOtherAccount(ofFile: string, typed: string): boolean {
  const own = czechAccount(toIban(typed) ?? '');
  if (own === null || ofFile === '') return false;
  return ofFile.includes('/') ? ofFile !== own : ofFile !== own.split('/')[0];
}

/** What is wrong with a typed account; null for an IBAN and a Czech account number. */
export function accountProblem(
  text: string,
): 'account.form' | 'account.iban' | 'account.czech' | null {
  if (toIban(text) !== null) return null;
  const typed = compact(text);
  if (CZECH_NUMBER.test(typed)) return 'account.czech';
  return SHAPE.test(typed) ? 'account.iban' : 'account.form';
}

const compact = (text: string) => text.replace(/\s+/g, '').toUpperCase();

/** The weights of a number's digits from the last one (§ 5 of decree 169/2011 Sb.). */
const WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

/** Whether the prefix or the number of a Czech account is divisible by 11 when weighted. */
const isWeighted = (digits: string): boolean =>
  [...digits]
    .reverse()
    .reduce((sum, digit, index) => sum + Number(digit) * (WEIGHTS[index] ?? 0), 0) %
    11 ===
  0;

/** The IBAN of `prefix-number/bank`; a number has at least two digits that are not zero. */
function ibanOfCzech(text: string): string | null {
  const [, prefix = '', number, bank] = CZECH_NUMBER.exec(text) ?? [];
  if (!number || !bank || number.replaceAll('0', '').length < 2) return null;
  if (!isWeighted(prefix) || !isWeighted(number)) return null;
  const account = `${bank}${prefix.padStart(6, '0')}${number.padStart(10, '0')}`;
  const check = 98 - remainder(`CZ00${account}`);
  return `CZ${String(check).padStart(2, '0')}${account}`;
}

/** ISO 13616: country and check digits move to the end, letters become 10 to 35, modulo 97. */
function remainder(iban: string): number {
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}
