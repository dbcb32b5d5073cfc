import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FactorChanged, LoginAnswer, SecondFactor } from '../../../contract/types.ts';
import {
  type Failed,
  ORIGIN,
  openSecondFactors,
  PASSWORD,
  type Person,
  type SecondFactors,
} from '../../../testing/testSecondFactors.ts';
import { sweepSpent } from '../secondFactor/spent.ts';

let factors: SecondFactors;
beforeAll(async () => {
  factors = await openSecondFactors();
});
afterAll(() => factors.api.close());

describe('a passkey', () => {
  /** An authenticator of software: ES256, user present and verified, no attestation. */
  function device() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return { id: randomBytes(16), privateKey, publicKey, counter: 0 };
  }
  type Device = ReturnType<typeof device>;
  const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const clientData = (type: string, challenge: string, origin = ORIGIN) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const sha = async (data: Uint8Array) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(data)));
  const authData = async (flags: number, counter: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const host = await sha(Buffer.from('team.example'));
    return Buffer.concat([host, Buffer.from([flags]), count, more]);
  };
  const UP_UV = 0b101;

  async function made({ id, publicKey }: Device, challenge: string) {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: kty 2, alg −7, crv 1, x, y.
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const length = Buffer.from([0, id.length]);
    const data = await authData(0b1000101, 0, Buffer.concat([Buffer.alloc(16), length, id, key]));
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    const response = {
      clientDataJSON: b64(clientData('webauthn.create', challenge)),
      attestationObject: b64(attestation),
      transports: ['internal'],
    };
    return credential(id, response);
  }
  const credential = (id: Uint8Array, response: object) => ({
    id: b64(id),
    rawId: b64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  async function answered(
    { id, privateKey, counter }: { id: Buffer; privateKey: KeyObject; counter: number },
    challenge: string,
    { flags = UP_UV, origin = ORIGIN } = {},
  ) {
    const data = await authData(flags, counter);
    const client = clientData('webauthn.get', challenge, origin);
    const signed = sign('sha256', Buffer.concat([data, await sha(client)]), privateKey);
    return credential(id, {
      clientDataJSON: b64(client),
      authenticatorData: b64(data),
      signature: b64(signed),
    });
  }

  async function withPasskey(who: Person, name = 'Phone') {
    const { accessToken } = (await who.login()).body;
    const options = await who.own<{ challenge: string }>(
      '/passkeys/options',
      { password: PASSWORD },
      accessToken,
    );
    const key = device();
    const passkey = await made(key, options.body.challenge);
    const added = await who.own<FactorChanged>('/passkeys', { name, passkey }, accessToken);
    return { key, added, accessToken, passkey };
  }
  const options = (who: Person, body = {}) =>
    who.post<{ challenge: string; rpId: string; allowCredentials?: { id: string }[] }>(
      '/auth/passkey/options',
      body,
    );

  it('is added under a name and signs in alone, once per challenge', async () => {
    const who = await factors.person();
    const { key, added } = await withPasskey(who);
    expect(added.body.passkeys).toMatchObject([{ name: 'Phone', last_used_at: null }]);
    expect(added.body.new_codes).toHaveLength(10);
    const { challenge, rpId } = (await options(who)).body;
    expect(rpId).toBe('team.example');
    const passkey = await answered(key, challenge);
    const signedIn = await who.post<LoginAnswer>('/auth/passkey', { passkey });
    expect(signedIn.body.user.email).toBe(who.email);
    expect((await who.post('/auth/passkey', { passkey })).status).toBe(401);
    const tomorrow = new Date(factors.api.now().getTime() + 86_400_000);
    expect(await sweepSpent(factors.api.knex, new Date(0))).toBe(0);
    expect(await sweepSpent(factors.api.knex, tomorrow)).toBeGreaterThan(0);
    // Too old to be answered by then: its signature says so.
    expect(await factors.api.knex('spent_challenges')).toEqual([]);
    const state = await factors.api.send<SecondFactor>('/auth/second-factor', {
      token: signedIn.body.accessToken,
    });
    expect(state.body.passkeys[0]?.last_used_at).toEqual(expect.any(String));
  });

  it('finishes the sign-in of its own account', async () => {
    const [who, other] = [await factors.person(), await factors.person()];
    const { key } = await withPasskey(who);
    const { key: foreign } = await withPasskey(other);
    const { ticket, methods } = (await who.login()).body;
    expect(methods).toEqual(['passkey', 'recovery']);
    const { challenge, allowCredentials } = (await options(who, { ticket })).body;
    expect(allowCredentials?.map(({ id }) => id)).toEqual([b64(key.id)]);
    const strange = await answered(foreign, challenge);
    const refused = await who.post('/auth/second-step', { ticket, passkey: strange });
    expect(refused.status).toBe(401);
    const passkey = await answered(key, challenge);
    // A challenge of one purpose is none of another.
    expect((await who.post('/auth/passkey', { passkey })).status).toBe(401);
    expect((await who.post('/auth/second-step', { ticket, passkey })).status).toBe(200);
  });

  let keyOfMany: Device | undefined;
  it.each<[string, (key: Device, challenge: string) => Promise<object>]>([
    [
      'another origin',
      (key, challenge) => answered(key, challenge, { origin: 'https://evil.example' }),
    ],
    ['no verified user', (key, challenge) => answered(key, challenge, { flags: 1 })],
    ['a made-up challenge', (key) => answered(key, b64(randomBytes(32)))],
    ['another key', (key, challenge) => answered({ ...device(), id: key.id }, challenge)],
    [
      'nonsense',
      async ({ id }) =>
        credential(id, { clientDataJSON: 'e30', authenticatorData: '', signature: '' }),
    ],
  ])('is refused with %s', async (_what, answerOf) => {
    const who = await factors.person();
    keyOfMany ??= (await withPasskey(who)).key;
    const { challenge } = (await options(who)).body;
    const passkey = await answerOf(keyOfMany, challenge);
    const { status, body } = await who.post<Failed>('/auth/passkey', { passkey });
    expect([status, body.message]).toEqual([401, expect.stringContaining('belongs to no account')]);
  });

  it('is refused with a counter that went back, and an old challenge', async () => {
    const who = await factors.person();
    const { key } = await withPasskey(who);
    const signIn = async (counter: number, wait = 0) => {
      const { challenge } = (await options(who)).body;
      factors.api.advance(wait);
      const passkey = await answered({ ...key, counter }, challenge);
      return (await who.post('/auth/passkey', { passkey })).status;
    };
    expect(await signIn(7)).toBe(200);
    expect(await signIn(7)).toBe(401);
    expect(await signIn(8)).toBe(200);
    expect(await signIn(9, 301_000)).toBe(401);
  });

  it('is added to the account alone whose password was given, and only once', async () => {
    const [who, other] = [await factors.person(), await factors.person()];
    const { passkey } = await withPasskey(who);
    const { accessToken } = (await other.login()).body;
    const stolen = await other.own<Failed>('/passkeys', { name: 'Mine', passkey }, accessToken);
    expect([stolen.status, Object.keys(stolen.body.errors ?? {})]).toEqual([422, ['passkey']]);
  });

  it('is removed by its owner with the password', async () => {
    const [who, other] = [await factors.person(), await factors.person()];
    const { added, accessToken } = await withPasskey(who);
    const [{ id } = { id: 0 }] = added.body.passkeys;
    const { accessToken: foreign } = (await other.login()).body;
    const remove = `/passkeys/${id}/remove`;
    expect((await other.own(remove, { password: PASSWORD }, foreign)).status).toBe(404);
    expect((await who.own(remove, { password: 'guess' }, accessToken)).status).toBe(422);
    const removed = await who.own<FactorChanged>(remove, { password: PASSWORD }, accessToken);
    expect([removed.body.passkeys, removed.body.recovery_codes]).toEqual([[], 0]);
  });
});
