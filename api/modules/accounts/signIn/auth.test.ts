import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { User } from '../../../../db/models/user.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { LoginAnswer, RefreshAnswer } from '../../../contract/types.ts';
import { PRODUCT } from '../../../platform/commands.ts';
import { ADMIN, ADMIN_HASH, createHarness, type Harness } from '../../../testing/harness.ts';
import { testBus } from '../../../testing/testBus.ts';
import { refreshSignIn } from './commands/refreshSignIn.ts';

interface Failed {
  message: string;
}

describeEachDatabase('sign-in', (open) => {
  let api: Harness;

  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on', CORS_ORIGINS: 'https://front.example' });
  });
  afterAll(() => api.close());

  // Each test comes from an address of its own, so that one test's failures don't count in another.
  let address = 0;
  let from: Record<string, string>;
  beforeEach(() => {
    address += 1;
    from = { 'x-forwarded-for': `203.0.113.${address}` };
  });

  /** Addresses of accounts to guess at, whose weak hashes take no time to check. */
  let guessed: string[] = [];
  beforeAll(async () => {
    guessed = Array.from({ length: 25 }, (_, n) => `guessed${n}@example.com`);
    const password_hash = await ADMIN_HASH;
    for (const email of guessed) {
      await User.query(api.knex).insert({ email, username: email, password_hash });
    }
  });
  // Twenty wrong passwords for one account are a limit of its own.
  const guess = (n: number, headers = from) => login({ email: guessed[n], password: 'x' }, headers);

  const login = (body: object = ADMIN, headers = from, language: 'cs' | 'en' = 'en') =>
    api.send<LoginAnswer>('/auth/login', { body, headers, language });
  const refresh = (token: string) => api.send<RefreshAnswer>('/auth/refresh', { body: { token } });
  const me = (token: string) => api.send('/auth/me', { token });

  it('answers tokens and the user', async () => {
    const { status, body } = await login({
      ...ADMIN,
      email: ADMIN.email.toUpperCase(),
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      user: { username: 'boss', email: ADMIN.email, role: 'owner' },
    });
    expect((await me(body.accessToken)).body).toEqual(body.user);
  });

  it.each([
    [
      'en',
      'E-mail and password are required.',
      'Incorrect login credentials or server error. Please try again.',
    ],
    [
      'cs',
      'E-mail a heslo jsou povinné.',
      'Nesprávné přihlašovací údaje nebo chyba serveru. Zkuste to prosím znovu.',
    ],
  ] as const)('says in %s what is missing or wrong', async (language, missing, wrong) => {
    const empty = await api.send<Failed>('/auth/login', {
      body: { email: ' ' },
      headers: from,
      language,
    });
    expect([empty.status, empty.body.message]).toEqual([422, missing]);
    for (const body of [
      { ...ADMIN, password: 'nope' },
      { email: 'x@example.com', password: 'x' },
    ]) {
      const refused = await api.send<Failed>('/auth/login', {
        body,
        headers: from,
        language,
      });
      expect([refused.status, refused.body.message]).toEqual([401, wrong]);
    }
  });

  it('refuses a bad bearer everywhere but where one signs in or out', async () => {
    expect((await api.send('/cars', { token: 'nonsense' })).status).toBe(401);
    expect((await api.send('/auth/me')).status).toBe(401);
    const signIn = await api.send('/auth/login', {
      body: ADMIN,
      token: 'nonsense',
      headers: from,
    });
    expect(signIn.status).toBe(200);
    expect((await api.send('/auth/logout', { body: {}, token: 'nonsense' })).status).toBe(200);
  });

  it('lets an access token live for 15 minutes', async () => {
    const { body } = await login();
    api.advance(14 * 60_000);
    expect((await me(body.accessToken)).status).toBe(200);
    api.advance(2 * 60_000);
    expect((await me(body.accessToken)).status).toBe(401);
    const renewed = await refresh(body.refreshToken);
    expect((await me(renewed.body.accessToken)).status).toBe(200);
  });

  it('answers the same successor to racing refreshes, and ends the family after the grace', async () => {
    const { body } = await login();
    const answers = await Promise.all([1, 2, 3, 4].map(() => refresh(body.refreshToken)));
    expect(new Set(answers.map((answer) => answer.body.refreshToken)).size).toBe(1);
    const next = answers[0]?.body.refreshToken ?? '';
    expect(next).not.toBe(body.refreshToken);
    api.advance(11_000);
    expect((await refresh(body.refreshToken)).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
    expect((await me(answers[0]?.body.accessToken ?? '')).status).toBe(401);
  });

  it('stores no token as it is', async () => {
    const { body } = await login();
    const rows = await api.knex('refresh_tokens').select();
    expect(JSON.stringify(rows)).not.toContain(body.refreshToken);
  });

  it('ends the family at sign-out, by an expired bearer too', async () => {
    const { body } = await login();
    api.advance(16 * 60_000);
    await api.send('/auth/logout', { body: {}, token: body.accessToken });
    expect((await refresh(body.refreshToken)).status).toBe(401);
  });

  it.each([
    ['without a token', {}],
    ['with an empty one', { token: ' ' }],
    ['with one that is no text', { token: { a: 1 } }],
    ['with a number', { token: 5 }],
    ['with one that is far too long', { token: 'x'.repeat(6_000) }],
    ['with control characters', { token: 'a\u0000b' }],
  ])('refuses a refresh %s: 401 in the reader’s language', async (_how, body) => {
    const { status, body: said } = await api.send<Failed>('/auth/refresh', {
      body,
      language: 'cs',
    });
    expect([status, said]).toEqual([401, { message: 'Neplatný token' }]);
  });

  it('forgets a refresh token after 30 days', async () => {
    const { body } = await login();
    api.advance(31 * 86_400_000);
    expect((await refresh(body.refreshToken)).status).toBe(401);
  });

  it('ends a session after 90 days, however often it is renewed', async () => {
    let pair: RefreshAnswer = (await login()).body;
    for (const days of [25, 25, 25, 14]) {
      api.advance(days * 86_400_000);
      pair = (await refresh(pair.refreshToken)).body;
    }
    expect((await me(pair.accessToken)).status).toBe(200);
    api.advance(86_400_000);
    expect((await refresh(pair.refreshToken)).status).toBe(401);
  });

  it('knows no refresh token any more once the secret is another', async () => {
    const { body } = await login();
    const secret = new TextEncoder().encode('another secret of thirty-two bytes');
    const token = body.refreshToken;
    expect(await refreshSignIn(testBus(api.knex), { token, secret }, PRODUCT)).toBeNull();
    expect((await refresh(body.refreshToken)).status).toBe(200);
  });

  it('stops guessing from one address after 20 failures', async () => {
    const guesses = await Promise.all(Array.from({ length: 25 }, (_, n) => guess(n)));
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const last = await login();
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('counts the address that the proxy saw, whatever a client claims before it', async () => {
    const proxied = address;
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      const claimed = { 'x-forwarded-for': `192.0.2.${n}, 203.0.113.${proxied}` };
      statuses.push((await guess(n, claimed)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('counts an IPv6 address by its network', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      const own = { 'x-forwarded-for': `2001:db8:0:${address}::${n.toString(16)}` };
      statuses.push((await guess(n, own)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('can’t lock the owner out elsewhere by guessing from one address', async () => {
    for (let n = 0; n < 60; n += 1) await login({ ...ADMIN, password: 'guess' });
    expect((await login()).status).toBe(429);
    const elsewhere = { 'x-forwarded-for': `192.0.2.${address}` };
    expect((await login(ADMIN, elsewhere)).status).toBe(200);
  });

  it('counts a known device apart from its address, up to a limit of its own', async () => {
    const known = async () => {
      const headers = (await login(ADMIN, { 'x-forwarded-for': '192.0.2.200' })).headers;
      const cookie = headers.getSetCookie().find((value) => value.startsWith('known_device='));
      return { ...from, cookie: cookie?.split(';')[0] ?? '' };
    };
    const [device, another] = [await known(), await known()];
    for (let n = 0; n < 25; n += 1) await guess(n);
    expect((await login()).status).toBe(429);
    expect((await login(ADMIN, device)).status).toBe(200);
    for (let n = 0; n < 20; n += 1) await login({ ...ADMIN, password: 'guess' }, device);
    expect((await login(ADMIN, device)).status).toBe(429);
    expect((await login(ADMIN, another)).status).toBe(200);
  });

  it('knows a device of several people', async () => {
    const address = { 'x-forwarded-for': '192.0.2.201' };
    const boss = await User.query(api.knex).findOne({ email: ADMIN.email }).throwIfNotFound();
    const people = ['one@example.com', 'two@example.com'];
    for (const email of people) {
      const { password_hash } = boss;
      await User.query(api.knex).insert({ email, username: email, password_hash });
    }
    let cookie = '';
    for (const email of [...people, ...people]) {
      const { headers } = await login({ ...ADMIN, email }, { ...address, cookie });
      const set = headers.getSetCookie().find((value) => value.startsWith('known_device='));
      cookie = set?.split(';')[0] ?? '';
    }
    expect(cookie.split('~')).toHaveLength(2);
    const [email = ''] = people;
    for (let n = 0; n < 60; n += 1) {
      await login({ email, password: 'guess' }, { 'x-forwarded-for': `198.51.101.${n}` });
    }
    expect((await login({ ...ADMIN, email }, address)).status).toBe(429);
    for (const email of people) {
      expect((await login({ ...ADMIN, email }, { ...address, cookie })).status).toBe(200);
    }
  });

  it('is no business of another site', async () => {
    const headers = { ...from, 'sec-fetch-site': 'cross-site' };
    expect((await login(ADMIN, headers)).status).toBe(403);
    expect((await login(ADMIN, { ...headers, origin: 'https://front.example' })).status).toBe(200);
  });

  it('can’t lock the owner out of a known device by guessing from elsewhere', async () => {
    const signedIn = await login();
    const device = signedIn.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('known_device='));
    expect(device).toMatch(/httponly/i);
    expect(device).toMatch(/samesite=strict/i);
    for (let n = 0; n < 60; n += 1) {
      await login({ ...ADMIN, password: 'guess' }, { 'x-forwarded-for': `198.51.100.${n}` });
    }
    const stranger = await login(ADMIN, {
      'x-forwarded-for': '198.51.100.200',
    });
    expect(stranger.status).toBe(429);
    const cookie = device?.split(';')[0] ?? '';
    expect((await login(ADMIN, { ...from, cookie })).status).toBe(200);
  });
});
