import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { User } from '../../../../db/models/user.ts';
import { openTestDatabase } from '../../../../db/testing/databases.ts';
import { soon } from '../../../../db/testing/soon.ts';
import type {
  FactorChanged,
  LoginAnswer,
  SecondFactor,
  SecondStep,
  User as UserItem,
} from '../../../contract/types.ts';
import { PRODUCT } from '../../../platform/commands.ts';
import { ADMIN, ADMIN_HASH, createHarness, type Harness } from '../../../testing/harness.ts';
import { testBus } from '../../../testing/testBus.ts';
import { mintAccountLink } from '../links.ts';
import { resetFactors } from '../secondFactor/commands/resetFactors.ts';
import { sweepSpent } from '../secondFactor/spent.ts';

type Failed = { message: string; errors?: Record<string, string>; must_enrol?: boolean };

const ORIGIN = 'https://team.example';
const PASSWORD = ADMIN.password;
let api: Harness;
let hash: string;
/** The next step's code may be taken right away, too: each test has an account of its own. */
let accounts = 0;

beforeAll(async () => {
  api = await createHarness(() => openTestDatabase('sqlite'), {
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: 'on',
  });
  hash = await ADMIN_HASH;
});
afterAll(() => api.close());

/** An account, and how it calls the API, from an address of its own. */
async function person() {
  accounts += 1;
  const email = `person${accounts}@example.com`;
  const row = { email, username: 'Jo', password_hash: hash, role: 'owner' };
  const at = new Date().toISOString();
  const [{ id }] = await api
    .knex('users')
    .insert({ ...row, created_at: at, updated_at: at })
    .returning('id');
  const headers = { 'x-forwarded-for': `203.0.113.${accounts}` };
  const post = <T>(path: string, body: object, token?: string, method = 'POST') =>
    api.send<T>(path, { body, headers, token: token ?? null, method });
  const login = () => post<LoginAnswer & SecondStep>('/auth/login', { email, password: PASSWORD });
  const own = <T>(path: string, body: object, token: string, method = 'POST') =>
    post<T>(`/auth/second-factor${path}`, body, token, method);
  return { id: Number(id), email, post, login, own };
}
type Person = Awaited<ReturnType<typeof person>>;

let clock = 0;
/** Time goes on, so that the code is another one. */
function later(): void {
  clock += 90_000;
  api.advance(90_000);
}
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + clock });

async function withApp(who: Person) {
  const { accessToken } = (await who.login()).body;
  const begun = await who.own<{ secret: string; uri: string }>(
    '/app',
    { password: PASSWORD },
    accessToken,
  );
  const { secret, uri } = begun.body;
  const confirm = { code: codeOf(secret) };
  const confirmed = await who.own<FactorChanged>('/app', confirm, accessToken, 'PUT');
  later();
  return { accessToken, secret, uri, confirmed };
}

/** What mails told a person, in their order. */
const changesTold = async ({ email }: Person): Promise<unknown[]> => {
  const mails = await api.knex('outbox').where({ to: email, kind: 'account_changed' });
  return mails.map(({ facts }) => (typeof facts === 'string' ? JSON.parse(facts) : facts).change);
};

describe('an authenticator app', () => {
  it('counts once a code has confirmed it, and then is asked for', async () => {
    const who = await person();
    const { accessToken } = (await who.login()).body;
    const begun = await who.own<{ secret: string; uri: string }>(
      '/app',
      { password: PASSWORD },
      accessToken,
    );
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
    expect(begun.body.uri).toContain(encodeURIComponent(who.email));
    expect((await who.login()).body.accessToken).toEqual(expect.any(String));
    const wrong = await who.own<Failed>('/app', { code: '12 34' }, accessToken, 'PUT');
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code']]);
    const code = codeOf(begun.body.secret);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const confirmed = await who.own<FactorChanged>('/app', { code: spaced }, accessToken, 'PUT');
    expect(confirmed.body.has_app).toBe(true);
    expect(new Set(confirmed.body.new_codes).size).toBe(10);

    const first = await who.login();
    expect([first.status, first.body.methods]).toEqual([200, ['code', 'recovery']]);
    expect(Object.keys(first.body).sort()).toEqual(['methods', 'ticket']);
    later();
    const { ticket } = first.body;
    const second = await who.post<LoginAnswer>('/auth/second-step', {
      ticket,
      code: codeOf(begun.body.secret),
    });
    expect(second.body).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      user: { username: 'Jo', email: who.email, role: 'owner' },
    });
    for (const name of ['known_device', 'invoice_session']) {
      const cookie = second.headers.getSetCookie().find((one) => one.includes(`${name}=`));
      expect(cookie).toMatch(new RegExp(`^__Host-${name}=[^;]+; path=/; expires=`));
      expect(cookie).toMatch(/; samesite=strict; secure; httponly$/i);
    }
  });

  it('takes no code twice, not even when two come at once', async () => {
    const who = await person();
    const { secret } = await withApp(who);
    const { ticket } = (await who.login()).body;
    const code = codeOf(secret);
    const finish = () => who.post('/auth/second-step', { ticket, code });
    const statuses = (await Promise.all([finish(), finish()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
    const { ticket: next } = (await who.login()).body;
    const again = (code: string) => who.post('/auth/second-step', { ticket: next, code });
    expect((await again(code)).status).toBe(401);
    later();
    expect((await again(codeOf(secret))).status).toBe(200);
  });

  it('is stored encrypted, for its account alone', async () => {
    const [one, other] = [await person(), await person()];
    const { secret } = await withApp(one);
    await withApp(other);
    const rows = await api.knex('authenticators').where({ user_id: one.id });
    expect(JSON.stringify(rows)).not.toContain(secret);
    await api
      .knex('authenticators')
      .where({ user_id: other.id })
      .update({ secret: rows[0].secret });
    const { ticket } = (await other.login()).body;
    const stolen = await other.post('/auth/second-step', { ticket, code: codeOf(secret) });
    expect(stolen.status).toBe(401);
  });

  it('keeps the old one until the new one is confirmed', async () => {
    const who = await person();
    const { accessToken, secret } = await withApp(who);
    await who.own('/app', { password: PASSWORD }, accessToken);
    const { ticket } = (await who.login()).body;
    const finished = await who.post('/auth/second-step', { ticket, code: codeOf(secret) });
    expect(finished.status).toBe(200);
  });

  it('is not asked for any more once it is removed', async () => {
    const who = await person();
    const { accessToken } = await withApp(who);
    const wrong = await who.own<Failed>('/app/remove', { password: 'guess' }, accessToken);
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['password']]);
    const right = await who.own<FactorChanged>('/app/remove', { password: PASSWORD }, accessToken);
    expect([right.body.has_app, right.body.recovery_codes]).toEqual([false, 0]);
    expect(await changesTold(who)).toEqual(['factor_added', 'factor_removed']);
    expect((await who.login()).body.accessToken).toEqual(expect.any(String));
  });
});

describe('a sign-in under way', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Three at once whose password was found right, kept from opening a session until they go on. */
  const underWay = async (who: Person) => {
    let count = 0;
    let goOn: () => void = () => undefined;
    const go = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const transaction = api.knex.transaction.bind(api.knex);
    const held = vi.spyOn(api.knex, 'transaction');
    const times = [1, 2, 3];
    for (const _ of times) {
      held.mockImplementationOnce(async (...given) => {
        count += 1;
        await go;
        return transaction(...given);
      });
    }
    const signingIn = Promise.all(times.map(() => who.login()));
    await soon(() => expect(count).toBe(3));
    return { signingIn, goOn };
  };

  const alive = async (answer: { body: Partial<LoginAnswer> }) =>
    answer.body.accessToken !== undefined &&
    (await api.send('/auth/me', { token: answer.body.accessToken })).status === 200;

  it('does not outlive the password that it began with', async () => {
    const who = await person();
    const { accessToken } = (await who.login()).body;
    const change = { password: PASSWORD, new_password: 'entirely other words 77' };
    const { signingIn, goOn } = await underWay(who);
    expect((await who.post('/profile/password', change, accessToken, 'PUT')).status).toBe(200);
    goOn();
    for (const answer of await signingIn) expect(await alive(answer)).toBe(false);
  });

  it('needs a second factor that was added since it began', async () => {
    const who = await person();
    const { accessToken } = (await who.login()).body;
    const begun = await who.own<{ secret: string }>('/app', { password: PASSWORD }, accessToken);
    const { signingIn, goOn } = await underWay(who);
    const code = codeOf(begun.body.secret);
    expect((await who.own('/app', { code }, accessToken, 'PUT')).status).toBe(200);
    goOn();
    for (const answer of await signingIn) expect(await alive(answer)).toBe(false);
  });
});

describe('the ticket of the second step', () => {
  it('opens nothing else, and lives for five minutes', async () => {
    const who = await person();
    const { secret } = await withApp(who);
    const { ticket } = (await who.login()).body;
    expect((await api.send('/auth/me', { token: ticket })).status).toBe(401);
    expect((await api.send('/orders/admin/orders', { token: ticket })).status).toBe(401);
    api.advance(301_000);
    clock += 301_000;
    const late = await who.post<{ is_expired: boolean }>('/auth/second-step', {
      ticket,
      code: codeOf(secret),
    });
    expect([late.status, late.body.is_expired]).toEqual([401, true]);
  });

  it('ends with the password that it was made for', async () => {
    const who = await person();
    const { secret, accessToken } = await withApp(who);
    const { ticket } = (await who.login()).body;
    const change = { password: PASSWORD, new_password: 'a password of its own' };
    expect((await who.post('/profile/password', change, accessToken, 'PUT')).status).toBe(200);
    const late = await who.post<{ is_expired: boolean }>('/auth/second-step', {
      ticket,
      code: codeOf(secret),
    });
    expect([late.status, late.body.is_expired]).toEqual([401, true]);
  });

  it('is all that a new password by a link by mail leads to', async () => {
    const who = await person();
    await withApp(who);
    const link = await mintAccountLink(api.knex, who.id, 'password_reset', api.now());
    const new_password = 'a password by a link';
    const used = await who.post('/account-links/use', { secret: link, new_password });
    expect([used.status, Object.keys(used.body as object).sort()]).toEqual([
      200,
      ['email', 'kind', 'username'],
    ]);
    const signedIn = { email: who.email, password: new_password };
    const { body } = await who.post<object>('/auth/login', signedIn);
    expect(Object.keys(body).sort()).toEqual(['methods', 'ticket']);
  });

  it('takes no access token in its place, and wants something to check', async () => {
    const who = await person();
    const { accessToken } = await withApp(who);
    const posed = await who.post('/auth/second-step', { ticket: accessToken, code: '123456' });
    expect(posed.status).toBe(401);
    const { ticket } = (await who.login()).body;
    expect((await who.post('/auth/second-step', { ticket })).status).toBe(422);
  });

  it('stops guessing from many addresses after 20 wrong codes, but not a known device', async () => {
    const who = await person();
    const { secret } = await withApp(who);
    const { ticket } = (await who.login()).body;
    const { ticket: next } = (await who.login()).body;
    const first = { ticket: next, code: codeOf(secret) };
    const right = () => ({ ticket, code: codeOf(secret) });
    const signedIn = await who.post('/auth/second-step', first);
    const cookie = signedIn.headers.getSetCookie().find((one) => one.includes('known_device='));
    later();
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` };
      const body = { ticket, code: '000000' };
      statuses.push((await api.send('/auth/second-step', { body, headers })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429]);
    const stranger = { 'x-forwarded-for': '198.51.100.99' };
    expect((await api.send('/auth/second-step', { body: right(), headers: stranger })).status).toBe(
      429,
    );
    const known = { ...stranger, cookie: cookie?.split(';')[0] ?? '' };
    expect((await api.send('/auth/second-step', { body: right(), headers: known })).status).toBe(
      200,
    );
  });
});

describe('recovery codes', () => {
  it('open once each, however they are typed, and none is stored as it is', async () => {
    const who = await person();
    const { confirmed } = await withApp(who);
    const [code = '', other = ''] = confirmed.body.new_codes;
    const stored = JSON.stringify(await api.knex('recovery_codes').where({ user_id: who.id }));
    expect(stored).not.toContain(code.replace('-', ''));
    const finish = async (code: string | undefined) => {
      const { ticket } = (await who.login()).body;
      return who.post<LoginAnswer>('/auth/second-step', { ticket, code });
    };
    const typed = ` ${code.toUpperCase().replace('-', ' ').replaceAll('1', 'I').replaceAll('0', 'O')} `;
    expect((await finish(typed)).status).toBe(200);
    expect((await finish(code)).status).toBe(401);
    const renewed = await who.own<FactorChanged>(
      '/recovery-codes',
      { password: PASSWORD },
      (await finish(other)).body.accessToken,
    );
    expect([renewed.body.recovery_codes, renewed.body.new_codes.includes(code)]).toEqual([
      10,
      false,
    ]);
    const old = confirmed.body.new_codes[2];
    expect((await finish(old)).status).toBe(401);
  });

  it('are no factor by themselves', async () => {
    const who = await person();
    const { accessToken } = (await who.login()).body;
    const made = await who.own('/recovery-codes', { password: PASSWORD }, accessToken);
    expect(made.status).toBe(409);
  });
});

it('a changed factor ends the other sign-ins and keeps the one that changed it', async () => {
  const who = await person();
  const other = (await who.login()).body.accessToken;
  const { accessToken } = await withApp(who);
  expect((await api.send('/auth/me', { token: other })).status).toBe(401);
  expect((await api.send('/auth/me', { token: accessToken })).status).toBe(200);
});

it('changes of factors are in the security log, without a code', async () => {
  const who = await person();
  const { confirmed, accessToken } = await withApp(who);
  const { ticket } = (await who.login()).body;
  const [code = ''] = confirmed.body.new_codes;
  await who.post('/auth/second-step', { ticket, code: '000000' });
  await who.post('/auth/second-step', { ticket, code });
  const { ticket: next } = (await who.login()).body;
  expect((await who.post('/auth/second-step', { ticket: next, code })).status).toBe(401);
  await resetFactors(testBus(api.knex), { userId: who.id }, PRODUCT);
  expect((await api.send('/auth/me', { token: accessToken })).status).toBe(401);
  const rows = await api.knex('security_events').orderBy('id').select('kind', 'times', 'facts');
  const from = rows.findIndex(({ facts }) => JSON.stringify(facts).includes(code));
  expect(from).toBe(-1);
  const own = await api.knex('security_events').where({ user_id: who.id }).orderBy('id');
  expect(own.map(({ kind, times }) => [kind, Number(times)])).toEqual([
    ['sign_in', 1],
    ['factor_added', 1],
    ['factor_failed', 2],
    ['recovery_code_used', 1],
    ['sign_in', 1],
  ]);
});

it('a lost factor is taken away by an administrator, or on the server', async () => {
  const [one, two] = [await person(), await person()];
  const { accessToken } = await withApp(one);
  await withApp(two);
  const begun = await person();
  const { accessToken: waiting } = (await begun.login()).body;
  await begun.own('/app', { password: PASSWORD }, waiting);
  const token = await api.anotherToken();
  const had = async () => {
    const queries: string[] = [];
    const listen = ({ sql }: { sql: string }) => queries.push(sql);
    api.knex.on('query', listen);
    const { body } = await api.send<UserItem[]>('/users?_sort=id&_order=asc', { token });
    api.knex.off('query', listen);
    // All people, and their number.
    expect(queries.filter((sql) => sql.includes('authenticators'))).toHaveLength(2);
    const idsOfThese = [one.id, two.id, begun.id];
    return body.flatMap((user) => (idsOfThese.includes(user.id) ? [user.has_second_factor] : []));
  };
  expect(await had()).toEqual([true, true, false]);
  expect((await api.send(`/second-factors/${one.id}`, { method: 'DELETE' })).status).toBe(401);
  expect((await api.send(`/second-factors/${one.id}`, { method: 'DELETE', token })).status).toBe(
    200,
  );
  expect((await api.send('/auth/me', { token: accessToken })).status).toBe(401);
  await resetFactors(testBus(api.knex), { userId: two.id }, PRODUCT);
  await resetFactors(testBus(api.knex), { userId: begun.id }, PRODUCT);
  expect(await had()).toEqual([false, false, false]);
  for (const who of [one, two]) {
    expect((await who.login()).body.accessToken).toEqual(expect.any(String));
    expect(await changesTold(who)).toEqual(['factor_added', 'factor_removed']);
  }
  expect(await changesTold(begun)).toEqual([]);
  expect((await api.send('/second-factors/999999', { method: 'DELETE', token })).status).toBe(404);
  const { id: own } = await User.query(api.knex).findOne({ email: ADMIN.email }).throwIfNotFound();
  expect((await api.send(`/second-factors/${own}`, { method: 'DELETE', token })).status).toBe(409);
});

describe('a demanded second factor', () => {
  it('lets an account without one do nothing else after its next sign-in', async () => {
    const [owner, late] = [await person(), await person()];
    const { accessToken } = (await owner.login()).body;
    const demand = (is_demanded: boolean, token: string) =>
      api.send<Failed>('/second-factors/demand', { method: 'PUT', body: { is_demanded }, token });
    expect((await demand(true, accessToken)).status).toBe(409);
    const { accessToken: proven } = await withApp(owner);
    const before = (await late.login()).body;
    expect((await demand(true, proven)).status).toBe(200);
    expect((await api.send('/orders/admin/orders', { token: before.accessToken })).status).toBe(
      200,
    );

    const { accessToken: token, user, refreshToken } = (await late.login()).body;
    expect(user).toMatchObject({ must_enrol: true });
    expect((await api.send('/auth/me', { token })).body).toEqual(user);
    for (const path of ['/orders/admin/orders', '/db', '/first-steps', '/contact-messages']) {
      const refused = await api.send<Failed>(path, { token });
      expect([path, refused.status, refused.body.must_enrol]).toEqual([path, 403, true]);
    }
    expect((await demand(false, token)).status).toBe(403);
    expect((await api.send('/cars', { token })).status).toBe(200);
    // Codes without anything that they stand in for are no second factor.
    const codes = await late.own<Failed>('/recovery-codes', { password: PASSWORD }, token);
    expect(codes.status).toBe(409);
    expect((await api.send('/first-steps', { token })).status).toBe(403);
    const renewed = await api.send<LoginAnswer>('/auth/refresh', { body: { token: refreshToken } });
    const again = renewed.body.accessToken;
    expect((await api.send('/first-steps', { token: again })).status).toBe(403);

    const begun = await late.own<{ secret: string }>('/app', { password: PASSWORD }, again);
    const code = codeOf(begun.body.secret);
    expect((await late.own('/app', { code }, again, 'PUT')).status).toBe(200);
    expect((await api.send('/first-steps', { token: again })).status).toBe(200);
    expect((await late.own('/app/remove', { password: PASSWORD }, again)).status).toBe(409);
    expect((await demand(false, proven)).status).toBe(200);
    const { user: free } = (await (await person()).login()).body;
    expect(free).not.toHaveProperty('must_enrol');
  });
});

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
    const who = await person();
    const { key, added } = await withPasskey(who);
    expect(added.body.passkeys).toMatchObject([{ name: 'Phone', last_used_at: null }]);
    expect(added.body.new_codes).toHaveLength(10);
    const { challenge, rpId } = (await options(who)).body;
    expect(rpId).toBe('team.example');
    const passkey = await answered(key, challenge);
    const signedIn = await who.post<LoginAnswer>('/auth/passkey', { passkey });
    expect(signedIn.body.user.email).toBe(who.email);
    expect((await who.post('/auth/passkey', { passkey })).status).toBe(401);
    const tomorrow = new Date(Date.now() + clock + 86_400_000);
    expect(await sweepSpent(api.knex, new Date(0))).toBe(0);
    expect(await sweepSpent(api.knex, tomorrow)).toBeGreaterThan(0);
    // Too old to be answered by then: its signature says so.
    expect(await api.knex('spent_challenges')).toEqual([]);
    const state = await api.send<SecondFactor>('/auth/second-factor', {
      token: signedIn.body.accessToken,
    });
    expect(state.body.passkeys[0]?.last_used_at).toEqual(expect.any(String));
  });

  it('finishes the sign-in of its own account', async () => {
    const [who, other] = [await person(), await person()];
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
    const who = await person();
    keyOfMany ??= (await withPasskey(who)).key;
    const { challenge } = (await options(who)).body;
    const passkey = await answerOf(keyOfMany, challenge);
    const { status, body } = await who.post<Failed>('/auth/passkey', { passkey });
    expect([status, body.message]).toEqual([401, expect.stringContaining('belongs to no account')]);
  });

  it('is refused with a counter that went back, and an old challenge', async () => {
    const who = await person();
    const { key } = await withPasskey(who);
    const signIn = async (counter: number, wait = 0) => {
      const { challenge } = (await options(who)).body;
      api.advance(wait);
      clock += wait;
      const passkey = await answered({ ...key, counter }, challenge);
      return (await who.post('/auth/passkey', { passkey })).status;
    };
    expect(await signIn(7)).toBe(200);
    expect(await signIn(7)).toBe(401);
    expect(await signIn(8)).toBe(200);
    expect(await signIn(9, 301_000)).toBe(401);
  });

  it('is added to the account alone whose password was given, and only once', async () => {
    const [who, other] = [await person(), await person()];
    const { passkey } = await withPasskey(who);
    const { accessToken } = (await other.login()).body;
    const stolen = await other.own<Failed>('/passkeys', { name: 'Mine', passkey }, accessToken);
    expect([stolen.status, Object.keys(stolen.body.errors ?? {})]).toEqual([422, ['passkey']]);
  });

  it('is removed by its owner with the password', async () => {
    const [who, other] = [await person(), await person()];
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
