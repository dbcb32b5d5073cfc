import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 16;
const SECRET = /^[\w-]{22}$/;

/** The secret of a link: base64url of 128 random bits, of which only the digest is stored. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

export const isSecret = (text: string): boolean => SECRET.test(text);

export const digestOf = (secret: string): string => hash('sha256', secret, 'base64url');

/** Whether a given secret is the known one; the time that it takes says nothing of the secret. */
export function isSameSecret(given: string, known: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(given), digest(known));
}
