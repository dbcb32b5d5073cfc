import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Koa from 'koa';
import inject from 'light-my-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestState } from '../../platform/http/context.ts';
import { builtFiles } from './staticFiles.ts';

const SCRIPT = 'export const car = "Otava 600";';
let folder: string;
let server: ReturnType<Koa['callback']>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paddock-files-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'secret.js'), 'no');
  await writeFile(join(folder, 'assets', 'old-3c4d.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), SCRIPT);
  await writeFile(join(folder, 'assets', 'app-1a2b.js.gz'), gzipSync(SCRIPT));
  await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), 'packed tighter');
  const app = new Koa<RequestState>();
  app.use(await builtFiles({ prefix: '/assets/', folder: join(folder, 'assets') }));
  server = app.callback();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  inject((req, res) => void server(req, res), { url, headers, method });

describe('a built file', () => {
  it('may be cached for a year', async () => {
    const { statusCode, headers, payload } = await get('/assets/app-1a2b.js');
    expect([statusCode, payload]).toEqual([200, SCRIPT]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers.vary).toBe('accept-encoding');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('is sent to clients that accept %s compressed with %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await get('/assets/app-1a2b.js', {
      'accept-encoding': accepted,
    });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    if (encoding === 'gzip') expect(gunzipSync(rawPayload).toString()).toBe(SCRIPT);
    if (encoding === 'br') expect(rawPayload.toString()).toBe('packed tighter');
  });

  it('is not found once a later build has removed it', async () => {
    await rm(join(folder, 'assets', 'old-3c4d.js'));
    const { statusCode, headers } = await get('/assets/old-3c4d.js');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('answers HEAD with its length', async () => {
    const { headers, payload } = await get('/assets/app-1a2b.js', {}, 'HEAD');
    expect([headers['content-length'], payload]).toEqual([String(SCRIPT.length), '']);
  });

  it.each(['/assets/gone.js', '/assets/../secret.js', '/assets/%2e%2e/secret.js'])(
    '%s is not found',
    async (url) => {
      const { statusCode, payload } = await get(url);
      expect(statusCode).toBe(404);
      expect(payload).not.toBe('no');
    },
  );
});
