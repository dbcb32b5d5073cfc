import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachDatabase, openTestDatabase } from '../../../../db/testing/databases.ts';
import type { LoginAnswer, RefreshAnswer, SecurityEvent } from '../../../contract/types.ts';
import { ADMIN, createHarness, type Harness } from '../../../testing/harness.ts';

const VISITOR = {
  'x-forwarded-for': '203.0.113.7',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
};

describeEachDatabase('the security log', (open) => {
  let api: Harness;
  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
  });
  afterAll(() => api.close());

  const events = async (query = '') =>
    (await api.admin<SecurityEvent[]>(`/security-events${query}`)).body;
  const kindsOf = (list: readonly SecurityEvent[]) => list.map(({ kind }) => kind);
  const login = (body: object = ADMIN, headers: Record<string, string> = VISITOR) =>
    api.send<LoginAnswer>('/auth/login', { body, headers });

  it('tells of sign-ins, renewals with a used token, and sign-outs, with who and where', async () => {
    const { body } = await login();
    const renew = (token: string) =>
      api.send<RefreshAnswer>('/auth/refresh', { body: { token }, headers: VISITOR });
    await renew(body.refreshToken);
    expect(kindsOf(await events())).toEqual(['sign_in']);
    api.advance(11_000);
    await renew(body.refreshToken);
    await renew(body.refreshToken);
    const second = await login();
    const signOut = { method: 'POST', token: second.body.accessToken, headers: VISITOR };
    await api.send('/auth/logout', signOut);
    await api.send('/auth/logout', signOut);
    const found = await events();
    expect(kindsOf(found)).toEqual(['sign_out', 'sign_in', 'session_reused', 'sign_in']);
    for (const event of found) {
      expect(event).toMatchObject({
        user_id: 1,
        username: 'boss',
        email: ADMIN.email,
        address: '203.0.113.7',
        times: 1,

        agent: VISITOR['user-agent'],
        device: 'Firefox on Linux',
        request_id: expect.stringMatching(/^[\w-]{36}$/),
      });
    }
  });

  it('tells of failed sign-ins by what was tried, and once that an address is refused', async () => {
    const headers = { ...VISITOR, 'x-forwarded-for': '203.0.113.8' };
    for (let tries = 0; tries < 24; tries += 1) {
      await login({ email: 'stranger@example.com', password: 'guess' }, headers);
    }
    const found = await events('?address=203.0.113.8');
    expect(found).toMatchObject([
      { kind: 'sign_in_refused', email: 'stranger@example.com', times: 1 },
      { kind: 'sign_in_failed', times: 20, user_id: null, username: '', facts: { known: false } },
    ]);
  });

  it('tells of deletions, published settings and exports, one line for many of a kind', async () => {
    const titles = { en: { title: 'Cup' }, cs: { title: 'Pohár' } };
    const body = { translations: titles, year: 2025 };
    const cup = await api.admin<{ id: number }>('/achievements', { body });
    await api.admin(`/achievements/${cup.body.id}`, { method: 'DELETE' });
    const eva = { name: 'Eva', email: 'eva@example.com', subject: 'Hi', message: 'Hello' };
    const form = { ...eva, termsAgreed: true };
    const message = await api.send<{ id: number }>('/contact-messages', { body: form });
    await api.admin(`/contact-messages/${message.body.id}`, { method: 'DELETE' });
    const setting = { setting_key: 'a_sentence', value: 'a' };
    const made = await api.admin<{ id: number }>('/settings', { body: setting });
    for (const value of ['b', 'c']) {
      await api.admin(`/settings/${made.body.id}`, { method: 'PUT', body: { value } });
    }
    for (let reads = 0; reads < 3; reads += 1) await api.admin('/db');
    const told = (await events('?_sort=id&_order=DESC&_start=0&_end=4')).map(
      ({ kind, times, username, facts }) => ({ kind, times, username, facts }),
    );
    expect(told).toEqual([
      { kind: 'exported', times: 3, username: 'boss', facts: { what: 'content' } },
      { kind: 'settings_published', times: 2, username: 'boss', facts: {} },
      ...[message, cup].map((gone, index) => ({
        kind: 'deleted',
        times: 1,
        username: 'boss',
        facts: { resource: ['contact-messages', 'achievements'][index], id: gone.body.id },
      })),
    ]);
  });

  it('tells that many messages or orders were read at once, as an export does', async () => {
    const at = new Date().toISOString();
    const words = { name: 'Eva', subject: 'Hi', message: 'Hello', locale: 'en' };
    const row = { ...words, email: 'eva@example.com', created_at: at, updated_at: at };
    const rows = Array.from({ length: 101 }, () => row);
    await api.knex.batchInsert('contact_messages', rows, 50);
    const told = () => events('?kind=exported&_sort=id&_order=DESC&_start=0&_end=1');
    await api.admin('/contact-messages?_start=0&_end=100');
    const [before] = await told();
    expect(before?.facts).toEqual({ what: 'content' });
    for (let read = 0; read < 2; read += 1) await api.admin('/contact-messages?_start=0&_end=101');
    const [after] = await told();
    expect([after?.times, after?.facts]).toEqual([2, { resource: 'contact-messages' }]);
  });

  it('is listed by kind, words and time, page by page, for those signed in only', async () => {
    expect(new Set(kindsOf(await events('?kind=sign_in&kind=sign_out')))).toEqual(
      new Set(['sign_in', 'sign_out']),
    );
    const found = await events('?q=STRANGER');
    expect(found.length).toBeGreaterThan(0);
    for (const { email } of found) expect(email).toBe('stranger@example.com');
    expect(await events('?at_gte=2999-01-01')).toEqual([]);
    const filter = encodeURIComponent(JSON.stringify({ user_id: 1, at_lt: '2999-01-01' }));
    const page = await api.admin<SecurityEvent[]>(
      `/security-events?filter=${filter}&range=[0,1]&sort=["at","ASC"]`,
    );
    expect(page.body).toHaveLength(2);
    expect(page.headers.get('content-range')).toMatch(/^security-events 0-1\/\d+$/);
    expect((await api.send('/security-events')).status).toBe(401);
  });
});

it.each([
  ['full', '203.0.113.77', '2001:db8:1:2::3'],
  ['short', '203.0.113.0', '2001:db8:1::/48'],
  ['none', undefined, undefined],
] as const)(
  'the request log has who asked, and of the address what is set: %s',
  async (addresses, v4, v6) => {
    const lines: Record<string, unknown>[] = [];
    const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
    const env = { TRUST_PROXY: 'on', LOG_ADDRESSES: addresses };
    const api = await createHarness(() => openTestDatabase('sqlite'), env, log);
    await api.admin('/auth/me', { headers: { 'x-forwarded-for': '203.0.113.77' } });
    await api.send('/cars', { headers: { 'x-forwarded-for': '2001:db8:1:2::3' } });
    const answered = lines.filter(({ msg }) => msg === 'answered');
    expect(answered.map(({ user, address }) => [user, address])).toEqual([
      [1, v4],
      [undefined, v6],
    ]);
    await api.close();
  },
);
