import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import inject from 'light-my-request';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { iconPath, SITE_ICONS, type SiteIcon } from '../../../contract/siteIcons.ts';
import { localFileStore } from '../../../platform/files/fileStore.ts';
import type { RequestState } from '../../../platform/http/context.ts';
import { errors } from '../../../platform/http/errors.ts';
import { encoder } from '../../../platform/images/encode.ts';
import { icons } from './icons.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const paths = Object.keys(SITE_ICONS).filter((path): path is SiteIcon => path in SITE_ICONS);

let uploads: string;
let mark: string;
let drawn: number;
let app: Koa<RequestState>;

/** Stores a mark: a shape of one colour on a background of another colour or none. */
async function store(name: string, fill: string, ground = 'none'): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
    <rect width="600" height="400" fill="${ground}"/><rect x="100" width="400" height="400" fill="${fill}"/></svg>`;
  await mkdir(join(uploads, name));
  await writeFile(join(uploads, name, '600.webp'), await sharp(Buffer.from(svg)).webp().toBuffer());
  return `/uploads/${name}/600.webp`;
}

beforeEach(async () => {
  uploads = await mkdtemp(join(tmpdir(), 'paddock-icons-'));
  mark = '';
  drawn = 0;
  app = new Koa<RequestState>();
  app.use(errors(pino({ level: 'silent' })));
  app.use(
    icons({
      files: localFileStore(uploads),
      encoder: {
        icons: (picture) => {
          drawn += 1;
          return encoder.icons(picture);
        },
      },
      listener: () => (_req, res) =>
        res.end(JSON.stringify([{ setting_key: 'mark_path', value: mark }])),
    }),
  );
});

afterEach(() => rm(uploads, { recursive: true }));

const get = (url: string, headers = {}) => inject(app.callback(), { url, headers });

/** The picture of an answer; of an ICO file, the PNG in it. */
async function pixelsOf({ rawPayload }: { rawPayload: Buffer }) {
  const start = rawPayload.readUInt32LE(0) === 0x1_0000 ? rawPayload.readUInt32LE(18) : 0;
  const { data, info } = await sharp(rawPayload.subarray(start))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4).subarray(0, 4)];
  return { ...info, corner: at(0, 0), middle: at(info.width >> 1, info.height >> 1) };
}

it.each(paths)('%s is made of the mark in its size and type, and is cacheable', async (path) => {
  mark = await store('m4rk', '#ff0000');
  const answer = await get(iconPath(path, mark));
  const { size, type } = SITE_ICONS[path];
  expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': FOREVER });
  const { width, height, middle } = await pixelsOf(answer);
  expect([width, height]).toEqual([size, size]);
  expect(middle[0]).toBeGreaterThan(240);
  if (type === 'image/x-icon') {
    const ico = answer.rawPayload;
    expect(ico.length).toBe(ico.readUInt32LE(18) + ico.readUInt32LE(14));
  }
});

it.each([
  ['a light one', '#ffe080', 'none', [8, 9, 10]],
  ['a dark one', '#102040', 'none', [255, 255, 255]],
  ['one with a ground of its own', '#ff0000', '#0000ff', [0, 0, 255]],
])('icons that are cut to a shape have a ground that shows the mark: %s', async (...row) => {
  const [, fill, ground, expected] = row;
  mark = await store('m4rk', fill, ground);
  for (const path of ['/apple-touch-icon.png', '/icon-maskable-192.png']) {
    const { corner } = await pixelsOf(await get(path));
    expect(corner[3]).toBe(255);
    for (const [index, part] of expected.entries()) {
      expect(Math.abs((corner[index] ?? 0) - part)).toBeLessThan(12);
    }
  }
  expect((await pixelsOf(await get('/icon-192.png'))).corner[3]).toBe(0);
});

it('a mark is drawn once; a new mark replaces it immediately', async () => {
  mark = await store('first', '#ff0000');
  const first = await Promise.all([...paths, ...paths].map((path) => get(iconPath(path, mark))));
  expect([drawn, first.every(({ statusCode }) => statusCode === 200)]).toEqual([1, true]);
  mark = await store('second', '#0000ff');
  const bare = await get('/icon-192.png');
  expect((await pixelsOf(bare)).middle[2]).toBeGreaterThan(240);
  const old = await get('/icon-192.png?v=first');
  expect(old.rawPayload.equals(bare.rawPayload)).toBe(true);
  expect([bare, old].map(({ headers }) => headers['cache-control'])).toEqual([
    'no-cache',
    'no-cache',
  ]);
});

it('without a mark they are the product’s own, which is revalidated', async () => {
  for (const path of paths) {
    const answer = await get(path);
    const { width, corner } = await pixelsOf(answer);
    expect([answer.headers['cache-control'], width]).toEqual(['no-cache', SITE_ICONS[path].size]);
    expect(corner).toEqual([22, 24, 27, 255]);
    const again = await get(path, { 'if-none-match': answer.headers.etag });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  }
  expect((await get('/favicon.ico?v=')).headers['cache-control']).toBe('no-cache');
  expect(drawn).toBe(1);
});

it('are a 404 while the mark’s file is missing', async () => {
  mark = '/uploads/m4rk/600.webp';
  expect((await get('/favicon.ico')).statusCode).toBe(404);
  await store('m4rk', '#ff0000');
  expect((await get('/favicon.ico')).statusCode).toBe(200);
});

it('other paths and methods are passed on', async () => {
  expect((await get('/icon-64.png')).statusCode).toBe(404);
  const posted = await inject(app.callback(), { method: 'POST', url: '/favicon.ico' });
  expect([posted.statusCode, drawn]).toEqual([404, 0]);
});
