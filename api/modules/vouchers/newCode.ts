import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH, codeOf } from '../../contract/voucherCodes.ts';

/** A code that can't be guessed: one of 31^11, which is more than 2^54. */
export const newCode = (): string =>
  codeOf(
    Array.from({ length: CODE_LENGTH - 1 }, () =>
      CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length)),
    ).join(''),
  );
