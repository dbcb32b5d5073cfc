import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listening } from '../../../db/testing/listening.ts';
import { render } from '../../../storefront/entry-server.tsx';
import { createListener } from '../../listener.ts';
import { tellAnswerTags } from '../../platform/cache/answerTags.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import type { RequestState } from '../../platform/http/context.ts';
import { errors } from '../../platform/http/errors.ts';
import { requestLog } from '../../platform/http/requestLog.ts';
import { storefront } from './storefront.ts';

// The browser build's own, which there is none of in a test.
vi.mock('virtual:client-manifest', () => ({
  default: { 'entry-client.tsx': { file: 'assets/entry.js' } },
  sheet: [],
}));

const SITE = 'https://rysi.example';

const cache = new ResponseCache();
let server: Server;
let port: number;
let rendered: string[];
let isDatabaseAway = false;
/** Whether the API fails at every record, without saying that it is for a while. */
let isRecordBroken = false;
/** Whether what the API answers is cached. */
let hasTags = true;
/** How many of the next renders everything kept is dropped during. */
let dropsAtRender = 0;
let logged: { level: number; requestId?: string; err?: { message: string } }[];

beforeAll(async () => {
  const app = new Koa<RequestState>();
  const log = pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) });
  app.use(requestLog(log));
  app.use(errors(log));
  app.use(
    storefront({
      publicUrl: SITE,
      czechHosts: ['rysi.team'],
      cache,
      log,
      body: (_ctx, next) => next(),
      listener: () => api,
      readPreview: async () => null,
      hasDiscountCodes: async () => false,
      load: async () => ({
        render: (input) => {
          rendered.push(input.url.pathname + input.url.search);
          if (dropsAtRender-- > 0) cache.forgetAll();
          if (input.url.pathname === '/broken') {
            const page = { route: '*', status: 500, html: '', styleHashes: [], cacheable: false };
            return Promise.resolve({ ...page, error: new Error('a part is broken') });
          }
          return render(input);
        },
      }),
    }),
  );
  server = createServer(
    createListener({
      app,
      cache,
      czechHosts: ['rysi.team'],
      corsOrigins: [],
      publicUrl: 'http://rysi.example',
    }),
  );
  port = await listening(server);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  cache.forgetAll();
  rendered = [];
  logged = [];
});

/** Every list of the API is empty and cached, and no record is there. */
const api: RequestListener = (req, res) => {
  if (hasTags) tellAnswerTags(req, ['content']);
  if (isDatabaseAway) {
    res.statusCode = 503;
    res.end('{}');
    return;
  }
  const { pathname } = new URL(req.url ?? '', SITE);
  const isRecord = pathname.split('/').length > 3 && !pathname.endsWith('/list');
  res.statusCode = isRecord ? (isRecordBroken ? 500 : 404) : 200;
  const posts = { posts: [], pagination: { page: 1, limit: 9, total: 0, totalPages: 1 } };
  res.end(JSON.stringify(isRecord ? {} : pathname === '/api/blog' ? posts : []));
};

/** What comes back over the wire: no client in between mends what is asked. */
const raw = (target: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries({ host: 'rysi.example', connection: 'close', ...headers });
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      const [head = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
      resolve({ status: Number(text.split(' ')[1]), head, body });
    });
    const asked = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`GET ${target} HTTP/1.1\r\n${asked}\r\n`, 'latin1');
  });

it('says each header once, also from memory', async () => {
  for (const _ of ['rendered', 'kept']) {
    const { head } = await raw('/shop');
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase());
    expect(names).toContain('x-content-type-options');
    expect(names).toEqual([...new Set(names)]);
  }
});

it('says when to come again while what belongs on a page cannot be read, and keeps no such page', async () => {
  isDatabaseAway = true;
  const { status, head } = await raw('/shop');
  isDatabaseAway = false;
  expect(status).toBe(503);
  expect(head.toLowerCase()).toContain('retry-after: 10');
  // A browser that kept it would be told for as long that nothing had changed.
  expect(head.toLowerCase()).toContain('cache-control: no-store');
  expect(head.toLowerCase()).not.toContain('etag');
  expect((await raw('/shop')).status).toBe(200);
});

it('says when to come again where the record that a page is about cannot be read', async () => {
  isRecordBroken = true;
  const { status, head } = await raw('/product/cap');
  isRecordBroken = false;
  expect(status).toBe(503);
  expect(head.toLowerCase()).toContain('retry-after: 10');
  expect((await raw('/product/cap')).status).toBe(404);
});

it('keeps no page of what nothing would drop', async () => {
  hasTags = false;
  await raw('/shop');
  await raw('/shop');
  hasTags = true;
  expect(rendered).toEqual(['/shop', '/shop']);
});

it('logs why a page could not be rendered, with the id that its answer has', async () => {
  const { status, head } = await raw('/broken');
  expect(status).toBe(500);
  const [, requestId] = /^x-request-id: (\S+)/m.exec(head) ?? [];
  expect(logged).toMatchObject([{ level: 50, requestId, err: { message: 'a part is broken' } }]);
});

it('renders a page once for all who ask at once, and again after it was dropped meanwhile', async () => {
  cache.forgetAll();
  const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => raw('/shop')));
  expect(rendered).toEqual(['/shop']);
  expect(others.map(({ status, body }) => [status, body])).toEqual(
    others.map(() => [first?.status, first?.body]),
  );
  cache.forgetAll();
  dropsAtRender = 1;
  await Promise.all([raw('/shop'), raw('/shop')]);
  expect(rendered).toHaveLength(3);
});

describe('a request’s target', () => {
  it.each([
    '/\\[',
    'http://[',
    'http://',
    'http://evil.example/shop',
    '/\\evil.example/',
    '/\\/evil.example/shop',
    '/\t/evil.example/shop',
    '/shop#x',
    '/shop?x\t=1',
    'shop',
    '*',
  ])('%j is refused', async (target) => {
    const { status, head, body } = await raw(target);
    expect(status).toBe(400);
    expect(head + body).not.toContain('evil.example');
    expect(rendered).toEqual([]);
  });

  it.each(['//evil.example/shop', '/.//evil.example', '/%5Cevil.example', '/%00', '/%E0%A4%A'])(
    '%s never names another host',
    async (target) => {
      const { status, head, body } = await raw(target);
      expect([301, 404]).toContain(status);
      expect(head + body).not.toMatch(/\/\/evil\.example|location: \/\//i);
      expect(body.match(/(?:canonical"|hrefLang="\w+") href="(?!https:\/\/rysi\.example)/)).toBe(
        null,
      );
    },
  );

  it('says nothing of the site’s own address, nor does its host', async () => {
    const { body } = await raw('/shop', { host: 'evil.example' });
    expect(body).toContain(`<link rel="canonical" href="${SITE}/shop"/>`);
    expect(body).not.toContain('evil.example');
  });
});

describe('a kept page', () => {
  it.each([
    ['/?fbclid=1', '/?fbclid=2', '/?utm_source=a&x[]=%ff', '/?page=2', '/?lang=de', '/'],
    ['/shop', '/shop?x=1', '/shop?sort=recommended', '/shop?category=no&sort=no', '/shop?page=3'],
    ['/shop?sort=name&category=course', '/shop?category=course&y&sort=name&sort=dearest'],
    ['/events-calendar', '/events-calendar?type=our', '/events-calendar?type=none'],
    ['/blog', '/blog?page=1', '/blog?page=none', '/blog?category=%20', '/blog?sort=name'],
    ['/gallery?lang=cs', '/gallery?lang=cs&gclid=7', '/gallery?x=%E0&lang=cs'],
  ])('%s is the same page as %s', async (first, ...others) => {
    const { status, body } = await raw(first);
    expect(status).toBe(200);
    for (const other of others) expect((await raw(other)).body === body, other).toBe(true);
    expect(rendered).toEqual([first]);
  });

  it('has nothing in it of what it did not read', async () => {
    const { body } = await raw('/shop?fbclid=secret');
    expect(body.includes('secret')).toBe(false);
  });

  it('is another one where the page reads the parameter', async () => {
    const pages = ['/shop', '/shop?sort=name', '/shop?category=course', '/events-calendar'];
    pages.push('/events-calendar?type=world', '/gallery', '/gallery?lang=cs', '/gallery?lang=en');
    for (const path of [...pages, ...pages]) await raw(path);
    expect(rendered).toEqual(pages);
  });
});
