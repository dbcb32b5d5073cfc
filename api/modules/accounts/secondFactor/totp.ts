import type { Knex } from 'knex';
import { Secret, TOTP } from 'otpauth';
import { Authenticator } from '../../../../db/models/secondFactor.ts';
import { seal, unseal } from './seal.ts';

/** How many steps of 30 seconds a phone's clock may be early or late. */
const WINDOW = 1;

interface Deps {
  knex: Knex;
  secret: Uint8Array;
  now(): Date;
}

export type Totp = ReturnType<typeof createTotp>;

/** Authenticator apps: codes of six digits that change every 30 seconds. */
export function createTotp({ knex, secret, now }: Deps) {
  /** The step that a code belongs to, or null for a wrong one. */
  const stepOf = (sealed: string | null | undefined, userId: number, code: string) => {
    const text = sealed ? unseal(secret, sealed, ownerOf(userId)) : null;
    if (text === null) return null;
    const totp = new TOTP({ secret: Secret.fromBase32(text) });
    const timestamp = now().getTime();
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? null : totp.counter({ timestamp }) + delta;
  };

  return {
    /** Begins to set an app up: its secret as a text and as an address for a QR code. */
    async begin(trx: Knex, user: { id: number; email: string }, issuer: string) {
      const totp = new TOTP({ issuer: issuer.replaceAll(':', ' '), label: user.email });
      const pending = seal(secret, totp.secret.base32, ownerOf(user.id));
      const row = { user_id: user.id, pending };
      await Authenticator.query(trx).insert(row).onConflict('user_id').merge(['pending']);
      return { secret: totp.secret.base32, uri: totp.toString() };
    },

    /** Whether a code proves that the app is set up, which `confirm` then stores. */
    async proves(userId: number, code: string): Promise<boolean> {
      const row = await Authenticator.query(knex).findById(userId);
      return stepOf(row?.pending, userId, code) !== null;
    },

    /** Whether a code proves that the app was set up; once `trx` is committed it holds. */
    async confirm(trx: Knex, userId: number, code: string): Promise<boolean> {
      const row = await Authenticator.query(trx).findById(userId);
      const step = stepOf(row?.pending, userId, code);
      if (!row?.pending || step === null) return false;
      const confirmed = { secret: row.pending, pending: null, last_step: step };
      const { pending } = row;
      return (
        (await Authenticator.query(trx).where({ user_id: userId, pending }).patch(confirmed)) > 0
      );
    },

    /** Whether a code is right and its step is younger than any that was taken before. */
    async take(userId: number, code: string): Promise<boolean> {
      const row = await Authenticator.query(knex).findById(userId);
      const step = stepOf(row?.secret, userId, code);
      if (step === null) return false;
      const taken = Authenticator.query(knex)
        .where({ user_id: userId })
        .where('last_step', '<', step)
        .patch({ last_step: step });
      return (await taken) > 0;
    },
  };
}

/** A typed code without the spaces with which apps show it. */
export const withoutSpaces = (code: string): string => code.replace(/\s/g, '');

const ownerOf = (userId: number) => `user ${userId}`;
