import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import inject from 'light-my-request';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createListener } from '../../../listener.ts';
import { tellAnswerTags } from '../../../platform/cache/answerTags.ts';
import { ResponseCache } from '../../../platform/cache/responseCache.ts';
import { localFileStore } from '../../../platform/files/fileStore.ts';
import type { RequestState } from '../../../platform/http/context.ts';
import { errors } from '../../../platform/http/errors.ts';
import { requestLog } from '../../../platform/http/requestLog.ts';
import { encoder } from '../../../platform/images/encode.ts';
import { feeds } from './feeds.ts';

const event = {
  id: 4,
  date: '2026-12-31',
  event_type: 'our',
  event_url: '#',
  translations: {
    cs: { title: 'Finále', location: 'Písek', description: '' },
    en: { title: 'Final', location: 'Písek', description: '' },
  },
  version: 1,
};
const post = {
  id: 1,
  slug: 'fog',
  slugs: { en: 'fog', cs: 'mlha' },
  title: 'Fog',
  summary: '',
  published_date: '2026-11-01',
  updated_date: '2026-11-02',
  category: 'Tech',
  tags: [],
  image_path: '/uploads/a/2000.webp',
};

const WIDE = { width: 2000, height: 1125, channels: 3 as const, background: '#a03010' };
const STORED = sharp({ create: WIDE }).webp({ effort: 0 }).toBuffer();

let answers: Record<string, unknown>;
let asked: string[];
let uploads: string;
/** The number of pictures being made, after each start and end. */
let atOnce: number[];
/** Runs while one is made. */
let meanwhile: () => Promise<void>;
let cache: ResponseCache;
let server: RequestListener;

beforeEach(async () => {
  asked = [];
  cache = new ResponseCache();
  answers = {
    '/api/cars': [{ slug: 'otava-600', image_path: '/uploads/c/1.webp' }],
    '/api/products': [],
    '/api/pages': [{ translations: { cs: { slug: 'pro-media' }, en: { slug: 'press' } } }],
    '/api/blog': { posts: [post] },
    '/api/blog?limit=30': { posts: [post] },
    '/api/events': [event],
    '/api/events/4': event,
    '/api/settings': [],
  };
  atOnce = [];
  meanwhile = async () => undefined;
  uploads = await mkdtemp(join(tmpdir(), 'paddock-share-'));
  for (const name of ['2000', '1000', '500']) {
    await mkdir(join(uploads, 'a'), { recursive: true });
    await writeFile(join(uploads, 'a', `${name}.webp`), await STORED);
  }
  const app = new Koa<RequestState>();
  const log = pino({ level: 'silent' });
  app.use(requestLog(log));
  app.use(errors(log));
  app.use(
    feeds({
      files: localFileStore(uploads),
      encoder: {
        shared: async (bytes) => {
          atOnce.push((atOnce.at(-1) ?? 0) + 1);
          const shared = await encoder.shared(bytes);
          await meanwhile();
          atOnce.push((atOnce.at(-1) ?? 0) - 1);
          return shared;
        },
      },
      publicUrl: 'https://rysi.example',
      czechHosts: [],
      cache,
      listener: () => api,
      lastChanges: async () => ({
        cars: new Map([['otava-600', '2026-10-01']]),
        products: new Map(),
        lists: {
          cars: '2026-10-01',
          products: undefined,
          events: '2026-11-09',
          gallery: '2026-10-02',
          achievements: undefined,
        },
      }),
    }),
  );
  server = createListener({
    app,
    cache,
    czechHosts: [],
    corsOrigins: [],
    publicUrl: 'https://rysi.example',
  });
});

afterEach(() => rm(uploads, { recursive: true, force: true }));

const api: RequestListener = (req, res) => {
  tellAnswerTags(req, [/^\/api\/([^/?]*)/.exec(req.url ?? '')?.[1] ?? '']);
  asked.push(`${req.url} ${req.headers['accept-language'] ?? ''}`.trim());
  const answer = answers[req.url ?? ''];
  res.statusCode = answer === undefined ? 404 : answer === null ? 500 : 200;
  res.end(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer ?? {}));
};
const get = (url: string, headers = {}) =>
  inject(server, { url, headers: { host: 'rysi.example', ...headers } });

describe('generated files', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8', 'Disallow: /admin\nDisallow: /api\n'],
    ['/sitemap.xml', 'application/xml; charset=utf-8', '/car/otava-600?lang=cs'],
    ['/blog/rss.xml?lang=en', 'application/rss+xml; charset=utf-8', '/blog/fog?lang=en'],
    ['/shop/heureka.xml', 'application/xml; charset=utf-8', '<SHOP></SHOP>'],
    ['/shop/google.xml?lang=en', 'application/xml; charset=utf-8', 'xmlns:g='],
    ['/events.ics', 'text/calendar; charset=utf-8', 'SUMMARY:Final'],
    ['/events/4.ics?lang=cs', 'text/calendar; charset=utf-8', 'SUMMARY:Finále'],
  ])('%s is answered as %s', async (url, type, content) => {
    const { statusCode, headers, payload } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
    expect(payload).toContain(content);
  });

  it('contain the team’s name in their language', async () => {
    const names = { en: { setting_value: 'The Badgers' }, cs: { setting_value: 'Jezevci' } };
    answers['/api/settings'] = [{ setting_key: 'site.name', value: '', translations: names }];
    expect((await get('/blog/rss.xml?lang=cs')).payload).toContain('Jezevci');
    expect((await get('/blog/rss.xml?lang=en')).payload).toContain('The Badgers');
  });

  it('use the language of the address, the cookie or the host', async () => {
    await get('/events.ics?lang=cs');
    await get('/events.ics', { cookie: 'language=cs' });
    await get('/events.ics', { host: 'rysi.cz' });
    const events = asked.filter((line) => line.startsWith('/api/events'));
    expect(new Set(events)).toEqual(new Set(['/api/events cs']));
  });

  it('are generated once, and again after a write of their content', async () => {
    await get('/sitemap.xml');
    const first = asked.length;
    await get('/sitemap.xml');
    expect(asked).toHaveLength(first);
    cache.drop(['blog']);
    await get('/sitemap.xml');
    expect(asked.length).toBeGreaterThan(first);
  });

  it('have the last change of each page in the sitemap, if it is known', async () => {
    const { payload } = await get('/sitemap.xml');
    const changed = (path: string) =>
      new RegExp(`<loc>https://rysi.example${path}\\?lang=cs</loc>(?:<lastmod>(.*?)</lastmod>)?`)
        .exec(payload)
        ?.at(1);
    expect(['/', '/cars-gallery', '/car/otava-600', '/blog'].map(changed)).toEqual([
      '2026-11-09',
      '2026-10-01',
      '2026-10-01',
      '2026-11-02',
    ]);
    expect(['/shop', '/terms'].map(changed)).toEqual([undefined, undefined]);
  });

  it('list the team’s own pages in the sitemap, by their slug in each language', async () => {
    const { payload } = await get('/sitemap.xml');
    expect(payload).toContain('<loc>https://rysi.example/pro-media?lang=cs</loc>');
    expect(payload).toContain('hreflang="en" href="https://rysi.example/press?lang=en"');
  });

  it.each(['events', 'gallery', 'achievements'])(
    'are generated again after a write of %s, whose dates they contain',
    async (resource) => {
      await get('/sitemap.xml');
      const first = asked.length;
      cache.drop([resource]);
      await get('/sitemap.xml');
      expect(asked.length).toBeGreaterThan(first);
    },
  );

  it('are a 404 without content; other paths are passed on', async () => {
    expect((await get('/events/5.ics')).statusCode).toBe(404);
    expect((await get('/events/x.ics')).payload).toBe('Not Found');
    const posted = await inject(server, { method: 'POST', url: '/sitemap.xml' });
    expect([posted.statusCode, asked.length]).toEqual([404, 1]);
  });

  it('are a 503 with retry-after when they cannot be generated', async () => {
    answers['/api/cars'] = null;
    const { statusCode, headers } = await get('/sitemap.xml');
    expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
  });
});

describe('the web manifest', () => {
  const manifest = async (language: string) => {
    const { headers, payload } = await get(`/site.webmanifest?lang=${language}`);
    expect(headers['content-type']).toBe('application/manifest+json');
    return JSON.parse(payload);
  };
  const setting = (setting_key: string, value: string, cs = '') => ({
    setting_key,
    value,
    translations: { en: { setting_value: cs && value }, cs: { setting_value: cs } },
  });

  it('has the team’s name in the page’s language and the icons of its mark', async () => {
    answers['/api/settings'] = [
      setting('site.name', 'River Racers', 'Říční závodníci'),
      setting('site.short', 'Racers'),
      setting('mark_path', '/uploads/m4rk/960.webp'),
    ];
    const english = await manifest('en');
    expect(english).toMatchObject({ name: 'River Racers', short_name: 'Racers', lang: 'en' });
    expect(await manifest('cs')).toMatchObject({ ...english, name: 'Říční závodníci', lang: 'cs' });
    expect(english.icons).toEqual([
      icon('/icon-192.png?v=m4rk', '192x192', 'any'),
      icon('/icon-512.png?v=m4rk', '512x512', 'any'),
      icon('/icon-maskable-192.png?v=m4rk', '192x192', 'maskable'),
      icon('/icon-maskable-512.png?v=m4rk', '512x512', 'maskable'),
    ]);
  });
  const icon = (src: string, sizes: string, purpose: string) => ({
    src,
    sizes,
    purpose,
    type: 'image/png',
  });

  it.each([
    ['dark', '#08090a'],
    ['light', '#f6f4ef'],
  ])('has the colour of a %s site', async (ground, color) => {
    answers['/api/settings'] = [setting('theme_ground', ground)];
    expect(await manifest('en')).toMatchObject({ theme_color: color, background_color: color });
  });

  it('has defaults for name and icons', async () => {
    const { name, short_name, icons } = await manifest('cs');
    expect([name, short_name, icons[0].src]).toEqual(['Náš tým', 'Náš tým', '/icon-192.png']);
  });
});

describe('the picture of a shared link', () => {
  it('is a JPEG of 1200×630, made once whatever the query', async () => {
    const { statusCode, headers, rawPayload } = await get('/share/a/2000.jpg');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    cache.forgetAll();
    const again = await get('/share/a/2000.jpg?again=1');
    expect(again.rawPayload.equals(rawPayload)).toBe(true);
    expect(atOnce).toEqual([1, 0]);
  });

  it('is made one at a time, and once for simultaneous requests', async () => {
    const paths = ['/share/a/2000.jpg', '/share/a/1000.jpg', '/share/a/500.jpg'];
    const answers = await Promise.all([...paths, ...paths].map((path) => get(path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(atOnce).toEqual([1, 0, 1, 0, 1, 0]);
  });

  it('is removed with the stored picture, also while it is being made', async () => {
    meanwhile = () => rm(join(uploads, 'a'), { recursive: true });
    expect((await get('/share/a/2000.jpg')).statusCode).toBe(404);
    expect(await readdir(uploads)).toEqual([]);
  });

  it('is a 404 without a stored picture', async () => {
    expect((await get('/share/b/2000.jpg')).statusCode).toBe(404);
    expect((await get('/share/../admin/2000.jpg')).statusCode).toBe(404);
  });
});
