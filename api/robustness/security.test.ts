import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { SignJWT, UnsecuredJWT } from 'jose';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SecurityEvent } from '../../db/models/securityEvent.ts';
import { User } from '../../db/models/user.ts';
import { openTestDatabase } from '../../db/testing/databases.ts';
import type { LoginAnswer, Profile } from '../contract/types.ts';
import { ADMIN, createHarness, type Harness } from '../testing/harness.ts';

const SECRET = 'a secret of the tests that is long enough';
let api: Harness;
let log = '';

beforeAll(async () => {
  const env = { TRUST_PROXY: 'on', JWT_SECRET: SECRET };
  const write = (line: string) => {
    log += line;
  };
  const written = pino({}, { write });
  api = await createHarness(() => openTestDatabase('sqlite'), env, written);
});
afterAll(() => api.close());

const login = (body: object, address: string, cookie = '') =>
  api.send<LoginAnswer>('/auth/login', {
    body,
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  });

describe('guessing an owner’s password', () => {
  /** How many guesses were looked at, which is what costs; all others are refused before. */
  const looked = async () =>
    (await SecurityEvent.query(api.knex).where({ kind: 'sign_in_failed' })).reduce(
      (sum, { times }) => sum + times,
      0,
    );
  const guess = async (count: number, addressOf: (n: number) => string) => {
    const before = await looked();
    const body = { ...ADMIN, password: 'guess' };
    const statuses = new Set<number>();
    // Many at once, as they would come.
    for (let n = 0; n < count; n += 20) {
      const some = Array.from({ length: 20 }, (_, k) => login(body, addressOf(n + k)));
      for (const { status } of await Promise.all(some)) statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([401, 429]);
    return (await looked()) - before;
  };

  it.each([
    ['from the same address', 20, () => '203.0.113.1'],
    ['from many addresses', 50, (n: number) => `198.51.${n >> 8}.${n & 255}`],
  ])(
    '300 times %s leaves a known device in, and is mostly not looked at',
    async (_how, most, of) => {
      const home = '203.0.113.1';
      const cookie = (await login(ADMIN, '192.0.2.77')).headers
        .getSetCookie()
        .find((one) => one.startsWith('known_device='))
        ?.split(';')[0];
      expect(await guess(300, of)).toBeLessThanOrEqual(most);
      expect((await login(ADMIN, home)).status).toBe(429);
      expect((await login(ADMIN, home, cookie)).status).toBe(200);
    },
  );
});

describe('a bearer', () => {
  it('is taken as it was signed here, and in no other way', async () => {
    const { sub, sid } = JSON.parse(atob(api.token.split('.')[1] ?? ''));
    const key = new TextEncoder().encode(SECRET);
    const made = (alg = 'HS256', header: object = {}, issuer = 'paddock', audience = 'access') =>
      new SignJWT({ sid })
        .setProtectedHeader({ alg, ...header })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(sub)
        .setIssuedAt()
        .setExpirationTime('5m');
    const unsigned = new UnsecuredJWT({ sid, sub }).setIssuer('paddock').setAudience('access');
    const others = new TextEncoder().encode(SECRET.toUpperCase());
    const jwk = { kty: 'oct', k: Buffer.from(others).toString('base64url') };
    const statusOf = async (token: string) => (await api.send('/auth/me', { token })).status;
    expect(await statusOf(await made().sign(key))).toBe(200);
    for (const [what, token] of Object.entries({
      unsigned: unsigned.setExpirationTime('5m').encode(),
      'another algorithm': await made('HS512').sign(key),
      'another key': await made().sign(others),
      'a key that it brings along': await made('HS256', { jwk }).sign(others),
      'another issuer': await made('HS256', {}, 'somebody').sign(key),
      'another purpose': await made('HS256', {}, 'paddock', 'preview').sign(key),
      expired: await made().setExpirationTime('-1s').sign(key),
    })) {
      expect(await statusOf(token), what).toBe(401);
    }
  });
});

describe('the log', () => {
  it('names who was refused, and holds no password, token or cookie', async () => {
    log = '';
    const { body, headers } = await login(ADMIN, '192.0.2.1');
    await login({ email: ADMIN.email, password: 'a wrong password' }, '192.0.2.2');
    const renewed = await api.send<LoginAnswer>('/auth/refresh', {
      body: { token: body.refreshToken },
    });
    const cookie = headers.getSetCookie().map((one) => one.split(';')[0]);
    const forbidden = await api.send('/users?token=none', { token: await api.tokenOf('editor') });
    expect(forbidden.status).toBe(403);
    await api.send('/cars/%0A{"level":60}', { headers: { cookie: cookie.join('; ') } });
    const lines = log.trim().split('\n');
    const { user } = lines.map((line) => JSON.parse(line)).find(({ status }) => status === 403);
    const editor = await User.query(api.knex).findOne({ email: 'editor@example.com' });
    expect(user).toBe(editor?.id);
    expect(lines.some((line) => line.startsWith('{"level":60'))).toBe(false);
    const secrets = [ADMIN.password, 'a wrong password', body.accessToken, body.refreshToken];
    const more = [renewed.body.refreshToken, ...cookie.map((one) => one?.split('=')[1])];
    for (const secret of [...secrets, ...more]) expect(log).not.toContain(secret);
  });
});

describe('a request', () => {
  const raw = async (text: string) => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname);
    socket.write(text);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer);
  };

  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6', 400],
    ['a length beside chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked', 400],
    ['an unknown encoding', 'Transfer-Encoding: chunked, identity', 400],
    ['headers of 16 KB', `X-Filler: ${'a'.repeat(16_384)}`, 431],
  ])('with %s is no request', async (_what, head, status) => {
    const text = `POST /api/contact-messages HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n0\r\n\r\n`;
    expect((await raw(text)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  });

  it('is not sent back to its sender, nor taken as another kind than it says', async () => {
    const traced = await raw('TRACE /api/cars HTTP/1.1\r\nHost: a\r\nX-Mine: echo\r\n\r\n');
    expect([traced.slice(0, 12), traced.includes('echo')]).toEqual(['HTTP/1.1 404', false]);
    // What a form of another site can send without being asked first.
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type };
      const { status } = await api.send('/auth/login', { body: JSON.stringify(ADMIN), headers });
      expect(status, type).toBe(415);
    }
  });

  it('that grows beyond the limit when it is unpacked is too large', async () => {
    const { status } = await fetch(`${api.url}/api/contact-messages`, {
      method: 'POST',
      body: gzipSync(JSON.stringify({ name: 'a'.repeat(50_000_000) })),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    });
    expect(status).toBe(413);
  });

  it('changes nothing of an account but what its route is for', async () => {
    const token = await api.tokenOf('reader');
    const email = 'reader@example.com';
    const before = await User.query(api.knex).findOne({ email });
    const body = { username: 'Jo', role: 'owner', email: 'x@example.com', password_hash: 'x' };
    const more = { id: 1, disabled_at: 'x', __proto__: { role: 'owner' } };
    const answer = await api.send<Profile>('/profile', {
      method: 'PATCH',
      body: { ...body, ...more },
      token,
    });
    expect(answer.body).toEqual({ email, username: 'Jo', role: 'reader', language: null });
    const { updated_at } = (await User.query(api.knex).findOne({ email })) ?? {};
    expect(await User.query(api.knex).findOne({ email })).toEqual({
      ...before,
      username: 'Jo',
      updated_at,
    });
  });

  it('is never answered with what a browser may take for something else', async () => {
    for (const path of ['/api/cars', '/api/nothing', '/no-page', '/a\\b']) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      expect(answer.match(/^x-content-type-options: nosniff\r$/gim), path).toHaveLength(1);
    }
  });
});
