/** Letters and digits that are not taken for others when they are read aloud or typed. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A code that nobody guesses: one of some 850 billion. */
export function suggestCode(): string {
  const limit = 256 - (256 % SIGNS.length);
  let code = '';
  while (code.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      // The rest would make the first signs more frequent.
      if (byte < limit && code.length < LENGTH) code += SIGNS[byte % SIGNS.length];
    }
  }
  return code;
}
