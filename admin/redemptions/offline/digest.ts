/** Bytes of a digest; as many as the server makes. */
const LENGTH = 16;

interface Salted {
  /** Hexadecimal. */
  salt: string;
  iterations: number;
}

/** A code's digest, by which a downloaded voucher is found: PBKDF2 with SHA-256, hexadecimal. */
export async function digestOfCode(code: string, { salt, iterations }: Salted): Promise<string> {
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(code),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: Uint8Array.from(bytesOf(salt)), iterations },
    key,
    LENGTH * 8,
  );
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const bytesOf = (hexadecimal: string): number[] =>
  (hexadecimal.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
