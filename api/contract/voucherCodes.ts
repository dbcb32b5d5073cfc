/**
 * Codes of vouchers: 11 random symbols and a check symbol, read aloud in groups of four. The alphabet has
 * 31 symbols, which is prime, and none that looks like another: no I, L, O, U and W.
 */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVXYZ';
export const CODE_LENGTH = 12;

const PRIME = CODE_ALPHABET.length;
/** A primitive root modulo 31: its powers are distinct for as many symbols as a code has. */
const ROOT = 3;

/** What people type or say instead of a symbol of the alphabet. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V', W: 'V' };

const GROUP = 4;

/**
 * The symbol that completes a code: with it the sum of all symbols, each times a power of a primitive root,
 * is 0 modulo a prime. Weights that are distinct and not 0 detect each wrong symbol and each swap of two.
 */
export function checkSymbol(symbols: string): string {
  const sum = weightedSum(symbols);
  const weight = weightAt(CODE_LENGTH - 1);
  const digit = [...CODE_ALPHABET].findIndex((_, value) => (sum + value * weight) % PRIME === 0);
  return CODE_ALPHABET.charAt(digit);
}

/** The code with these 11 symbols. */
export const codeOf = (symbols: string): string => symbols + checkSymbol(symbols);

/** Whether a text is a code as it is stored, without hyphens. */
export const isCode = (text: string): boolean =>
  text.length === CODE_LENGTH &&
  [...text].every((symbol) => CODE_ALPHABET.includes(symbol)) &&
  weightedSum(text) === 0;

/** A code as people read it: `XXXX-XXXX-XXXX`. */
export const formatCode = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? code;

/**
 * The code that was typed or scanned, also in small letters, with other or no hyphens, with what is often
 * misread, and as the address of the voucher's page; null where it isn't one.
 */
export function parseCode(text: string): string | null {
  const typed = text.slice(text.lastIndexOf('#') + 1).toUpperCase();
  const code = [...typed.replace(/[\s\p{Pd}._]/gu, '')]
    .map((symbol) => MISREAD[symbol] ?? symbol)
    .join('');
  return isCode(code) ? code : null;
}

function weightedSum(symbols: string): number {
  return [...symbols].reduce(
    (sum, symbol, place) => (sum + CODE_ALPHABET.indexOf(symbol) * weightAt(place)) % PRIME,
    0,
  );
}

const weightAt = (place: number): number => ROOT ** (place + 1) % PRIME;
