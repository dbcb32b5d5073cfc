import { hash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type {
  AuthenticationResponseJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { Knex } from 'knex';
import { Passkey } from '../../../../db/models/secondFactor.ts';
import { readChallenge, signChallenge } from '../sessions/tokens.ts';
import { spend } from './spent.ts';

interface Deps {
  knex: Knex;
  secret: Uint8Array;
  publicUrl: string;
  now(): Date;
}

/** Loaded when it is first needed: most sign-ins need none of it. */
const library = () => import('@simplewebauthn/server');

export type Passkeys = ReturnType<typeof createPasskeys>;

/**
 * Passkeys of WebAuthn for the site's own name. A challenge is a signed text with its purpose and
 * time, so that none is stored but those that were answered, which none may be twice.
 */
export function createPasskeys({ knex, secret, publicUrl, now }: Deps) {
  const { origin, hostname, protocol } = new URL(publicUrl);

  const challengeFor = (purpose: string) => signChallenge(secret, purpose, now());
  const expected = (purpose: string) => ({
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: true,
    expectedChallenge: async (challenge: string) =>
      (await readChallenge(secret, textOf(challenge), now())) === purpose,
  });

  /** Whether it is the first answer to its challenge. */
  const isFirst = (db: Knex, clientDataJSON: string) =>
    spend(db, JSON.parse(textOf(clientDataJSON)).challenge, now());

  const idsOf = async (userId: number) =>
    (await Passkey.query(knex).where({ user_id: userId })).map((row) => ({
      id: row.credential_id,
      transports: row.transports.split(' ').filter(Boolean),
    }));

  return {
    /** Browsers keep passkeys for names alone, and only over encrypted connections. */
    isPossible: !isAddress(hostname) && (protocol === 'https:' || hostname === 'localhost'),

    /** What the browser needs to make a passkey for an account. */
    async optionsToAdd(user: { id: number; email: string; username: string }, rpName: string) {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName,
        rpID: hostname,
        userName: user.email,
        userDisplayName: user.username,
        // The same for all passkeys of an account, without any personal data.
        userID: new Uint8Array(hash('sha256', `${hostname} ${user.id}`, 'buffer')),
        challenge: await challengeFor(`add ${user.id}`),
        excludeCredentials: await idsOf(user.id),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** What a browser's answer proves to be a new passkey of the account; null for nothing. */
    async proven(
      userId: number,
      response: RegistrationResponseJSON,
    ): Promise<WebAuthnCredential | null> {
      const { verifyRegistrationResponse } = await library();
      const options = { response, ...expected(`add ${userId}`) };
      const verified = await verifyRegistrationResponse(options).catch(refused);
      return verified?.registrationInfo?.credential ?? null;
    },

    /** Keeps a proven passkey; false where its challenge was answered before. */
    async add(
      trx: Knex,
      userId: number,
      name: string,
      credential: WebAuthnCredential,
      response: RegistrationResponseJSON,
    ): Promise<boolean> {
      if (!(await isFirst(trx, response.response.clientDataJSON))) return false;
      await Passkey.query(trx).insert({
        user_id: userId,
        name,
        credential_id: credential.id,
        counter: credential.counter,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        transports: (credential.transports ?? []).join(' '),
        last_used_at: null,
      });
      return true;
    },

    /** What the browser needs to sign in: with a passkey of this account, or with any it has. */
    async optionsToSignIn(userId?: number) {
      const { generateAuthenticationOptions } = await library();
      return generateAuthenticationOptions({
        rpID: hostname,
        challenge: await challengeFor(purposeOf(userId)),
        userVerification: 'required',
        allowCredentials: userId === undefined ? [] : await idsOf(userId),
      });
    },

    /** The account's id that an answer signs in to; null for one that proves nothing. */
    async take(response: AuthenticationResponseJSON, userId?: number): Promise<number | null> {
      const known = await Passkey.query(knex).findOne({ credential_id: response.id });
      if (!known || (userId !== undefined && known.user_id !== userId)) return null;
      const { verifyAuthenticationResponse } = await library();
      const { credential_id: id, counter } = known;
      const publicKey = new Uint8Array(Buffer.from(known.public_key, 'base64url'));
      const verified = await verifyAuthenticationResponse({
        response,
        credential: { id, publicKey, counter },
        ...expected(purposeOf(userId)),
      }).catch(refused);
      if (!verified?.verified || !(await isFirst(knex, response.response.clientDataJSON))) {
        return null;
      }
      await Passkey.query(knex).findById(known.id).patch({
        counter: verified.authenticationInfo.newCounter,
        last_used_at: now().toISOString(),
      });
      return known.user_id;
    },
  };
}

/** In a URL an IPv6 address is in brackets; Node's `isIP` takes 15 ms of the start to compile its pattern. */
const isAddress = (hostname: string) => isIPv4(hostname) || hostname.startsWith('[');

const purposeOf = (userId?: number) => (userId === undefined ? 'sign in' : `sign in ${userId}`);

/** The library throws whatever does not fit: an answer of anybody, no error of ours. */
const refused = () => null;

const textOf = (base64url: string) => Buffer.from(base64url, 'base64url').toString('utf8');
