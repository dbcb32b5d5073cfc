import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import type { Knex } from 'knex';
import { RecoveryCode } from '../../../../db/models/secondFactor.ts';

const CODES = 10;
const CODE_BYTES = 10;
const SALT_BYTES = 16;
/** Without letters that look like digits or each other. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

export interface NewCodes {
  /** As they are shown, this once. */
  codes: string[];
  rows: { user_id: number; salt: string; digest: string }[];
}

/**
 * New codes of 50 random bits, `xxxxx-xxxxx`, none of which holds yet. Their hashes take long:
 * they are made before the transaction that stores them, so that other writes don't wait.
 */
export async function makeRecoveryCodes(userId: number): Promise<NewCodes> {
  const codes = Array.from({ length: CODES }, () =>
    Array.from(randomBytes(CODE_BYTES), (byte) => LETTERS[byte % LETTERS.length]).join(''),
  );
  // One salt for all of them: a code that is tried is hashed once, not ten times.
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const rows: NewCodes['rows'] = [];
  // One after the other: each takes 19 MiB while it is made.
  for (const code of codes) {
    rows.push({ user_id: userId, salt, digest: await digestOf(code, salt) });
  }
  const half = CODE_BYTES / 2;
  return { codes: codes.map((code) => `${code.slice(0, half)}-${code.slice(half)}`), rows };
}

/**
 * Stores new codes in place of all that the account had. To be called in a transaction that has
 * locked the account: of two who renew them at once, else both sets would stay.
 */
export async function storeRecoveryCodes(
  trx: Knex,
  userId: number,
  { rows }: NewCodes,
): Promise<void> {
  await RecoveryCode.query(trx).where({ user_id: userId }).delete();
  for (const row of rows) await RecoveryCode.query(trx).insert(row);
}

/** The digest of a code with the salt of the account's codes; null for an account without codes. */
export async function recoveryDigest(
  knex: Knex,
  userId: number,
  code: string,
): Promise<string | null> {
  const one = await RecoveryCode.query(knex).where({ user_id: userId }).first();
  return one ? digestOf(plain(code), one.salt) : null;
}

/** As it was made, however it was typed. */
const plain = (code: string) =>
  code
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[oil]/g, (letter) => LOOKALIKES[letter] ?? letter);

const digestOf = async (code: string, salt: string) =>
  (await hashRaw(code, { salt: Buffer.from(salt, 'base64url') })).toString('base64url');
