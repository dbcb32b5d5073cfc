import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../../../db/models/user.ts';
import { describeOnSqlite, openTestDatabase } from '../../../../db/testing/databases.ts';
import { listening } from '../../../../db/testing/listening.ts';
import { soon } from '../../../../db/testing/soon.ts';
import { assemble } from '../../../assemble.ts';
import type { LiveCounts } from '../../../contract/types.ts';
import { loadConfig } from '../../../platform/config.ts';
import { createHarness, type Harness, TEST_ENCODERS } from '../../../testing/harness.ts';
import { stockShop, type TestShop } from '../../../testing/testShop.ts';

/** Reads an open stream: what it told of so far, and whether it has ended. */
async function listenTo(url: string, token: string) {
  const stop = new AbortController();
  const response = await fetch(`${url}/api/live`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const heard = { text: '', ended: false };
  const reading = async () => {
    for await (const chunk of response.body ?? []) heard.text += Buffer.from(chunk).toString();
    heard.ended = true;
  };
  reading().catch(() => {
    heard.ended = true;
  });
  const events = () =>
    [...heard.text.matchAll(/^event: counts\ndata: (.+)\n\n/gm)].map(
      ([, data]): LiveCounts => JSON.parse(data ?? ''),
    );
  return { response, heard, events, latest: () => events().at(-1), stop: () => stop.abort() };
}

const silent = pino({ level: 'silent' });
/** A server of its own over an open database, or the one that its environment names. */
const start = async (env: Record<string, string>, knex?: Knex, log = silent) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-live-'));
  const config = loadConfig({ DATA_DIR: dataDir, JWT_SECRET: 's'.repeat(40), ...env });
  const now = () => new Date();
  const server = await assemble({
    config,
    log,
    now,
    encoders: TEST_ENCODERS,
    site: () => [],
    knex,
  });
  const http = createServer(server.listener);
  const url = `http://127.0.0.1:${await listening(http)}`;
  return { server, http, url, dataDir };
};

const letter = (name: string) => ({
  name,
  email: 'eva@example.com',
  subject: 'Hello',
  message: 'Hi',
  termsAgreed: true,
});

describeOnSqlite('what waits, told live', (open) => {
  let api: Harness;
  let shop: TestShop;
  const streams: { stop(): void }[] = [];
  const listen = async (token = api.token, url = api.url) => {
    const stream = await listenTo(url, token);
    streams.push(stream);
    return stream;
  };

  beforeAll(async () => {
    api = await createHarness(open);
    shop = await stockShop(api.knex);
  });
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.stop();
  });
  afterAll(() => api.close());

  const placeOrder = async () => {
    const body = {
      customer: { name: 'Eva', email: 'eva@example.com', phone: '1', address: 'Písek' },
      items: [{ id: 'cap', quantity: 1, price: 490.9 }],
      shipping_method: shop.parcel,
      payment_method: shop.transfer,
      total: 1,
    };
    const { total } = (await api.send<{ total: number }>('/orders', { body })).body;
    const placed = await api.send<{ orderId: number }>('/orders', { body: { ...body, total } });
    expect(placed.status).toBe(201);
    return placed.body.orderId;
  };

  it('is for administrators alone', async () => {
    expect((await api.send('/live')).status).toBe(401);
    const refused = await listen('nonsense');
    expect(refused.response.status).toBe(401);
  });

  it('tells each what its rights allow: an editor of content, and nothing of orders and messages', async () => {
    const editor = await listen(await api.tokenOf('editor'));
    const owner = await listen();
    await soon(() => expect(editor.events()).toEqual([{}]));
    await placeOrder();
    await api.send('/contact-messages', { body: letter('Eva') });
    const both = { unread_messages: 1, new_orders: 1 };
    await soon(() => expect(owner.latest()).toMatchObject(both));
    const method = `/orders/payment-methods/${shop.transfer}`;
    await api.admin(method, { method: 'PATCH', body: { display_order: 3 } });
    await soon(() => expect(editor.events()).toHaveLength(2));
    expect(editor.events()[1]).toEqual({ written: ['orders/payment-methods', 'revisions'] });
    const { body } = await api.send('/live', { token: await api.tokenOf('editor') });
    expect(body).toEqual({});
    await api.knex('contact_messages').delete();
    await api.knex('orders').update({ hidden_at: new Date().toISOString() });
  });

  it('tells owners alone of accounts and tokens, and no editor of codes and mails', async () => {
    const editor = await listen(await api.tokenOf('editor'));
    const owner = await listen();
    await soon(() => expect([editor.events(), owner.events()]).toMatchObject([[{}], [{}]]));
    const hears = (path: string) =>
      soon(() => expect(owner.events().some(({ written }) => written?.includes(path))).toBe(true));
    const person = { email: 'new@example.com', username: 'New', role: 'editor' };
    expect((await api.admin('/users', { body: person })).status).toBe(201);
    await hears('users');
    // With the line that tells of it.
    await hears('security-events');
    const token = { name: 'Till', scopes: ['orders'] };
    expect((await api.admin('/api-tokens', { body: token })).status).toBe(201);
    await hears('api-tokens');
    const code = { code: 'LIVE10', percent: 10 };
    expect((await api.admin('/discount-codes', { body: code })).status).toBe(201);
    await hears('discount-codes');
    const [mail] = await api.knex('outbox').insert(
      {
        ...{ to: 'a@example.com', subject: 'A', kind: 'reply', queue: 'ordinary', facts: '{}' },
        ...{ attempts: 1, sent_at: '2026-01-01', created_at: '2026-01-01' },
      },
      'id',
    );
    expect((await api.admin(`/mails/${mail.id}`, { method: 'DELETE' })).status).toBe(200);
    await hears('mails');
    // A code changes the settings that every page is made of.
    expect(editor.events().slice(1)).toEqual([{ written: ['settings', 'revisions'] }]);
  });

  it('tells who may read the security log of its lines, also of who signs in and fails to', async () => {
    const editor = await listen(await api.tokenOf('editor'));
    const owner = await listen();
    await soon(() => expect([editor.events(), owner.events()]).toMatchObject([[{}], [{}]]));
    const body = { email: 'nobody@example.com', password: 'wrong' };
    expect((await api.send('/auth/login', { body })).status).toBe(401);
    await soon(() => expect(owner.events().at(-1)?.written).toEqual(['security-events']));
    expect(editor.events()).toHaveLength(1);
  });

  it('tells less from the moment on in which the role may read less', async () => {
    const { events } = await listen(await api.tokenOf('manager'));
    await soon(() => expect(events()).toHaveLength(1));
    expect(events()[0]).toMatchObject({ unread_messages: 0 });
    await User.query(api.knex).where({ username: 'manager' }).patch({ role: 'editor' });
    await api.send('/contact-messages', { body: letter('Last') });
    await soon(() => expect(events().slice(1)).toEqual([{ written: [] }]));
    await api.knex('contact_messages').delete();
  });

  it('is answered once to who accepts no events', async () => {
    const { body, headers } = await api.admin('/live');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body).toEqual({
      unread_messages: 0,
      new_orders: 0,
      latest_message: null,
      latest_order: null,
    });
  });

  it('is an uncompressed stream that is never cached', async () => {
    const { response, latest } = await listen();
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('content-encoding')).toBeNull();
    await soon(() => expect(latest()).toMatchObject({ unread_messages: 0, new_orders: 0 }));
  });

  it('follows orders: placed, taken up, deleted', async () => {
    const { latest } = await listen();
    await soon(() => expect(latest()?.new_orders).toBe(0));
    const first = await placeOrder();
    await soon(() => expect(latest()).toMatchObject({ new_orders: 1, latest_order: first }));
    const second = await placeOrder();
    await soon(() => expect(latest()).toMatchObject({ new_orders: 2, latest_order: second }));
    const path = (id: number) => `/orders/admin/orders/${id}`;
    await api.admin(path(first), { method: 'PATCH', body: { status: 'processing' } });
    await soon(() => expect(latest()?.new_orders).toBe(1));
    await api.admin(path(second), { method: 'DELETE' });
    await soon(() => expect(latest()).toMatchObject({ new_orders: 0, latest_order: first }));
  });

  it('follows messages: sent, read, deleted', async () => {
    const { latest } = await listen();
    const sent = await api.send<{ id: number }>('/contact-messages', { body: letter('Eva') });
    await api.send('/contact-messages', { body: letter('Adam') });
    await soon(() => expect(latest()?.unread_messages).toBe(2));
    const path = `/contact-messages/${sent.body.id}`;
    await api.admin(path, { method: 'PATCH', body: { is_read: true } });
    await soon(() => expect(latest()?.unread_messages).toBe(1));
    await api.admin(`/contact-messages/${latest()?.latest_message}`, { method: 'DELETE' });
    await soon(() =>
      expect(latest()).toMatchObject({ unread_messages: 0, latest_message: sent.body.id }),
    );
  });

  it('ends with the session, before anything more is sent', async () => {
    const token = await api.anotherToken();
    const { heard, events } = await listen(token);
    const other = await listen();
    await soon(() => expect(events()).toHaveLength(1));
    await api.send('/auth/logout', { body: {}, token });
    const before = other.latest()?.unread_messages ?? 0;
    await api.send('/contact-messages', { body: letter('Too late') });
    await soon(() => expect(heard.ended).toBe(true));
    expect(events()).toHaveLength(1);
    await soon(() => expect(other.latest()?.unread_messages).toBe(before + 1));
  });

  it('ends when the token expires', async () => {
    const { heard, latest } = await listen();
    await soon(() => expect(latest()).toBeDefined());
    api.advance(16 * 60_000);
    await api.send('/contact-messages', { body: letter('Later') });
    await soon(() => expect(heard.ended).toBe(true));
    api.advance(-16 * 60_000);
  });

  it('is kept from too many, and forgets who has gone', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => listen()));
    expect(all.map(({ response }) => response.status)).toEqual(Array(100).fill(200));
    const refused = await listen();
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('30');
    for (const { stop } of all) stop();
    await soon(async () => expect((await listen()).response.status).toBe(200));
  });

  describe('by servers of their own', () => {
    it('lets the server stop while there are listeners', async () => {
      const { server, http, url, dataDir } = await start({}, (await open()).knex);
      const row = { email: 'x@example.com', username: 'x', role: 'owner', password_hash: 'x' };
      const user = await User.query(server.knex).insert(row);
      const { accessToken } = await server.sessions.open(user);
      const { heard, latest } = await listen(accessToken, url);
      await soon(() => expect(latest()).toBeDefined());
      server.endStreams();
      await new Promise<void>((resolve) => http.close(() => resolve()));
      await soon(() => expect(heard.ended).toBe(true));
      await server.close();
      await rm(dataDir, { recursive: true });
    });

    it('is left, and ends with the server, without an error in the log', async () => {
      const lines: string[] = [];
      const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
      const { server, http, url, dataDir } = await start({}, (await open()).knex, log);
      const row = { email: 'x@example.com', username: 'x', role: 'owner', password_hash: 'x' };
      const user = await User.query(server.knex).insert(row);
      const { accessToken } = await server.sessions.open(user);
      const [leaving, staying] = [await listen(accessToken, url), await listen(accessToken, url)];
      await soon(() => expect(staying.latest()).toBeDefined());
      leaving.stop();
      await soon(() => expect(leaving.heard.ended).toBe(true));
      server.endStreams();
      await new Promise<void>((resolve) => http.close(() => resolve()));
      await server.close();
      await rm(dataDir, { recursive: true });
      expect(lines).toEqual([]);
    });
  });
});

it('is also what another instance wrote, on PostgreSQL', async () => {
  const database = await openTestDatabase('postgres');
  const { knex } = database;
  const env = { DATABASE_URL: knex.client.config.connection.connectionString };
  const [one, other] = [await start(env), await start(env)];
  one.server.startWorkers();
  const row = { email: 'x@example.com', username: 'x', role: 'owner', password_hash: 'x' };
  const { accessToken } = await one.server.sessions.open(await User.query(knex).insert(row));
  const { latest, stop } = await listenTo(one.url, accessToken);
  await soon(() => expect(latest()?.unread_messages).toBe(0));
  // The other one tells from its start; the first hears once its connection stands.
  const standing = knex('pg_stat_activity').where({
    application_name: 'paddock listening',
    datname: knex.raw('current_database()'),
    state: 'idle',
  });
  await soon(async () => expect(await standing.clone().whereNot({ query: '' })).toHaveLength(1));
  await fetch(`${other.url}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(letter('Elsewhere')),
  });
  await soon(() => expect(latest()?.unread_messages).toBe(1));
  stop();
  for (const { server, http, dataDir } of [one, other]) {
    server.endStreams();
    await new Promise<void>((resolve) => http.close(() => resolve()));
    await server.close();
    await rm(dataDir, { recursive: true });
  }
  await database.close();
});
