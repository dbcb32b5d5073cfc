import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import Koa from 'koa';
import inject from 'light-my-request';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect as openDatabase } from '../../../db/connect.ts';
import { describeOnSqlite, openTestDatabase } from '../../../db/testing/databases.ts';
import { startFaultyProxy } from '../../../db/testing/faultyProxy.ts';
import { soon } from '../../../db/testing/soon.ts';
import { ADMIN, createHarness, type Harness } from '../../testing/harness.ts';
import { unavailable } from '../failure.ts';
import type { RequestState } from './context.ts';
import { errors } from './errors.ts';
import { requestLog } from './requestLog.ts';

interface Failed {
  message: string;
}

describeOnSqlite('requests', (open) => {
  let api: Harness;

  beforeAll(async () => {
    api = await createHarness(open, {
      CORS_ORIGINS: 'https://admin.example',
      PUBLIC_URL: 'https://team.example',
    });
  });
  afterAll(() => api.close());

  it.each([
    ['malformed JSON', '{"a":', 'application/json', 400, 'The request could not be read.'],
    ['JSON that is no object', '[1]', 'application/json', 400, 'The request could not be read.'],
    [
      'a prototype',
      '{"__proto__":{"a":1}}',
      'application/json',
      400,
      'The request could not be read.',
    ],
    ['another media type', '<a/>', 'text/xml', 415, 'This content type is not supported.'],
    [
      'a large body',
      `{"a":"${'x'.repeat(1_000_001)}"}`,
      'application/json',
      413,
      'The request is too large.',
    ],
  ])('refuses %s', async (_what, body, type, status, message) => {
    const answer = await api.admin<Failed>('/cars', {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect([answer.status, answer.body]).toEqual([status, { message }]);
    expect((await api.knex('cars').count({ count: '*' }).first())?.count).toBe(0);
  });

  it('reads on while a body that is too large is sent, so that its sender reads why', async () => {
    const { hostname, port } = new URL(api.url);
    const head = `POST /api/contact-messages HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 12000000\r\n\r\n`;
    const socket = connect(Number(port), hostname).pause();
    // Such a sender reads nothing before all is sent, as browsers do.
    for (const part of [head, ...Array(12).fill(Buffer.alloc(1_000_000, ' '))]) {
      await new Promise<void>((resolve, reject) =>
        socket.write(part, (error) => (error ? reject(error) : resolve())),
      );
    }
    const [first] = await once(socket.resume(), 'data');
    socket.destroy();
    expect(String(first)).toMatch(/^HTTP\/1.1 413 .*The request is too large\./s);
  });

  it('refuses a file where none is taken before it has come', async () => {
    const name = 'Content-Disposition: form-data; name="file"; filename="a.png"';
    const asked = request(`${api.url}/api/contact-messages`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '64000000' },
    });
    asked.write(`--x\r\n${name}\r\nContent-Type: image/png\r\n\r\n${'x'.repeat(1000)}`);
    const [answer] = await once(asked, 'response');
    expect(await json(answer)).toEqual({ message: 'Files are not accepted here.' });
    expect(answer.statusCode).toBe(422);
    asked.on('error', () => undefined).destroy();
  });

  it('refuses a file above 15 MB, in the reader’s language, and goes on', async () => {
    const form = new FormData();
    form.set('image', new Blob([Buffer.alloc(15 * 1024 * 1024 + 1)]), 'large.png');
    const { status, body } = await api.admin<Failed>('/cars', { form, language: 'cs' });
    expect([status, body.message]).toEqual([413, 'Soubor je větší než 15 MB.']);
    expect((await api.send('/cars')).status).toBe(200);
  });

  it.each([
    ['en', 'The maximum number of files is 1.'],
    ['cs', 'Počet souborů smí být nejvýše 1.'],
  ] as const)('refuses two files where one is taken (%s)', async (language, message) => {
    const form = new FormData();
    for (const name of ['a.png', 'b.png']) form.append('image', new Blob(['x']), name);
    const answer = await api.admin<Failed>('/team-members', { form, language });
    expect([answer.status, answer.body]).toEqual([413, { message }]);
  });

  it.each([
    [
      'too many fields',
      (form: FormData) => {
        for (let index = 0; index < 2_001; index += 1) form.append(`field${index}`, 'x');
      },
    ],
    ['a large text', (form: FormData) => form.append('name', 'x'.repeat(1_000_001))],
  ])('says of a form with %s that it is the request that is too large', async (_what, fill) => {
    const form = new FormData();
    fill(form);
    const { status, body } = await api.admin<Failed>('/team-members', { form });
    expect([status, body.message]).toEqual([413, 'The request is too large.']);
  });

  it.each(['application/json-patch+json', 'application/vnd.api+json'])(
    'does not take %s for JSON',
    async (type) => {
      const answer = await api.admin<Failed>('/cars', {
        method: 'POST',
        body: '{"slug":"a"}',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(415);
    },
  );

  it('answers an unknown path of the API in JSON', async () => {
    const { status, body } = await api.send<Failed>('/nothing', { language: 'cs' });
    expect([status, body]).toEqual([404, { message: 'Nenalezeno' }]);
  });

  it.each([
    '/cars?range=[5,1]',
    '/cars?embed={',
    '/cars?filter={',
    '/cars?_page=x',
    '/cars?sort=name',
  ])('answers 400 to %s', async (path) => {
    expect((await api.send(path)).status).toBe(400);
  });

  it.each([
    '/cars/99999999999999',
    '/cars/0',
    '/cars/%00',
    '/cars/a%2Fb',
    '/cars/constructor',
    '/products/9e9',
  ])('answers 404 to %s', async (path) => {
    expect((await api.send(path)).status).toBe(404);
  });

  it('gives each request an id and keeps a sensible one', async () => {
    expect((await api.send('/nothing')).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    const given = await api.send('/nothing', { headers: { 'x-request-id': 'abc-12345' } });
    expect(given.headers.get('x-request-id')).toBe('abc-12345');
  });

  it('says of an unexpected failure nothing but the id under which the log has it', async () => {
    const lines: { requestId?: string; err?: { message: string } }[] = [];
    const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
    const failing = new Koa<RequestState>().use(requestLog(log)).use(errors(log));
    failing.use(() => {
      throw new Error('the password is wrong');
    });
    const { statusCode, payload, headers } = await inject(failing.callback(), { url: '/' });
    const { message, request_id, ...rest } = JSON.parse(payload);
    expect([statusCode, rest, request_id]).toEqual([500, {}, headers['x-request-id']]);
    expect(message).not.toContain('password');
    const [failed] = lines.filter(({ err }) => err?.message === 'the password is wrong');
    expect(failed?.requestId).toBe(request_id);
  });

  it('warns of what was refused on purpose, without a stack', async () => {
    const lines: { level: number; msg: string; reason?: string; err?: unknown }[] = [];
    const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
    const starting = new Koa<RequestState>().use(requestLog(log)).use(errors(log));
    starting.use(() => {
      throw unavailable({ status: 'starting' });
    });
    expect((await inject(starting.callback(), { url: '/' })).statusCode).toBe(503);
    const [warned] = lines.filter(({ msg }) => msg === 'request refused');
    expect(warned).toMatchObject({ level: 40, reason: 'error.unavailable' });
    expect(lines.filter(({ level, err }) => level > 40 || err !== undefined)).toEqual([]);
  });

  it('keeps what is for administrators, and every token, out of caches', async () => {
    const paths = ['/orders/admin/orders', '/contact-messages', '/revisions', '/auth/me', '/cars'];
    for (const path of paths) {
      expect((await api.admin(path)).headers.get('cache-control'), path).toBe('no-store');
    }
    const signedIn = await api.send('/auth/login', { body: ADMIN });
    expect([signedIn.status, signedIn.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await api.send('/cars')).headers.get('cache-control')).toBe('no-cache');
  });

  it('has browsers come over https only, where the site’s address says so', async () => {
    for (const path of ['/nothing', '/cars', '/cars']) {
      const { headers } = await api.send(path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
  });

  it('lets the configured origins call, and no others', async () => {
    const ask = (origin: string) =>
      fetch(`${api.url}/api/cars`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT' },
      });
    const known = await ask('https://admin.example');
    expect(known.status).toBe(204);
    expect(known.headers.get('access-control-allow-origin')).toBe('https://admin.example');
    expect(
      (await ask('https://evil.example')).headers.get('access-control-allow-origin'),
    ).toBeNull();
    await api.send('/cars');
    const read = await api.send('/cars', { headers: { origin: 'https://admin.example' } });
    expect(read.headers.get('access-control-expose-headers')).toContain('Content-Range');
  });

  it('is healthy when the database answers', async () => {
    expect((await api.send('/health')).body).toEqual({ status: 'ok', demo: 'off' });
  });

  it('is ready for requests once it has started, until it stops', async () => {
    const asked = async () => {
      const { status, body } = await api.send<{ status: string }>('/health/ready');
      return [status, body.status];
    };
    api.readiness.state = 'starting';
    expect(await asked()).toEqual([503, 'starting']);
    api.readiness.state = 'ready';
    expect(await asked()).toEqual([200, 'ready']);
    api.readiness.state = 'stopping';
    expect(await asked()).toEqual([503, 'stopping']);
    expect((await api.send('/health')).status).toBe(200);
  });
});

describe('requests on PostgreSQL', () => {
  it('is unavailable when the database keeps silent, and waits for no answer', async () => {
    const api = await createHarness(() => openTestDatabase('postgres'));
    const trx = await api.knex.transaction();
    await trx.raw('lock table meta in access exclusive mode');
    api.readiness.state = 'ready';
    // The lock lasts until they have answered.
    const answers = await Promise.all([api.send('/health'), api.send('/health/ready')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    await trx.rollback();
    await api.close();
  });

  it('say when to come again while the database is away', async () => {
    const database = await openTestDatabase('postgres');
    const url = new URL(database.knex.client.config.connection.connectionString);
    const proxy = await startFaultyProxy(Number(url.port));
    url.port = String(proxy.port);
    url.searchParams.set('query_timeout', '500');
    const knex = openDatabase({ url: url.href });
    const close = async () => {
      await knex.destroy();
      await proxy.close();
      await database.close();
    };
    const away = await createHarness(async () => ({ knex, close }));
    const paths = ['/health', '/cars/none', '/products/none', '/events/1'];
    const ask = () => Promise.all(paths.map((path) => away.send<Failed>(path)));
    for (const trouble of [proxy.refuse, proxy.silence]) {
      trouble();
      for (const { status, headers, body } of await ask()) {
        expect([status, headers.get('retry-after'), body.message]).toEqual([
          503,
          '10',
          'The server cannot answer right now. Please try again in a moment.',
        ]);
      }
      proxy.restore();
      // Connections that went silent are not used again; on a busy machine others may be hurried, too.
      await soon(async () =>
        expect((await ask()).map(({ status }) => status)).toEqual([200, 404, 404, 404]),
      );
    }
    await away.close();
  });
});
