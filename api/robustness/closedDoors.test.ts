import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../db/testing/databases.ts';
import { site } from '../modules/site/site.ts';
import { loadConfig } from '../platform/config.ts';
import { runTool } from '../scripts/tool.ts';
import { readApiDocument } from '../testing/apiDocument.ts';
import { createHarness, type Harness } from '../testing/harness.ts';

/** The same for everybody; nothing in them is anyone's own. */
const DOCUMENT = ['/openapi.json', '/docs', '/docs/{file}'];

const document = await readApiDocument();

describe('restricted routes', () => {
  let api: Harness;
  let dist: string;
  beforeAll(async () => {
    dist = await mkdtemp(join(tmpdir(), 'paddock-dist-'));
    await mkdir(join(dist, 'admin'));
    await writeFile(join(dist, 'admin', 'index.html'), '<title>Back-office</title>');
    await writeFile(join(dist, 'admin', 'offline.js'), '/* worker */');
    const pages = await site({ config: loadConfig({}), dist });
    api = await createHarness(() => openTestDatabase('sqlite'), {}, undefined, pages);
  });
  afterAll(async () => {
    await api.close();
    await rm(dist, { recursive: true });
  });

  const head = async (path: string, init: RequestInit = {}) => {
    const { status, headers, body } = await fetch(`${api.url}/api${path}`, init);
    await body?.cancel();
    return { status, caching: headers.get('cache-control'), headers };
  };
  const read = Object.entries(document.paths)
    .filter(([path, item]) => item.get && !DOCUMENT.includes(path))
    .map(([path]) => path.replace(/\{\w+\}/g, '1'));

  it('no response to a signed-in user, or to a bad token, is cached', async () => {
    expect(read.length).toBeGreaterThan(40);
    for (const path of read) {
      for (const authorization of [`Bearer ${api.token}`, 'Bearer bad']) {
        const { caching } = await head(path, { headers: { authorization } });
        expect(caching, `${path} ${authorization.slice(0, 10)}`).toMatch(/^no-store\b/);
      }
    }
  });

  it('no answer to a write is kept by anybody, and no failure', async () => {
    for (const path of ['/auth/login', '/auth/refresh', '/orders', '/contact-messages', '/cars']) {
      const headers = { 'content-type': 'application/json' };
      const answered = await head(path, { method: 'POST', headers, body: '{}' });
      expect(answered.caching, path).toBe('no-store');
    }
    for (const path of ['/nothing', '/cars?filter={', '/order-pages/none', '/health']) {
      expect((await head(path)).caching, path).toBe('no-store');
    }
  });

  it('no answer of the API is a page that could run or load anything', async () => {
    for (const path of [...read, '/nothing', '/openapi.json']) {
      // Twice: the second may come from memory.
      for (let time = 0; time < 2; time += 1) {
        const { headers } = await head(path);
        expect(headers.get('content-security-policy'), path).toBe(
          "default-src 'none'; frame-ancestors 'none'",
        );
        expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      }
    }
  });

  it('no address of the back-office is without its policy, nor may be framed', async () => {
    for (const path of ['/admin', '/admin/', '/admin/cars', '/admin/index.html']) {
      const answer = await fetch(api.url + path);
      expect(await answer.text(), path).toContain('Back-office');
      expect(answer.headers.get('content-security-policy'), path).toContain("script-src 'self'");
      expect(answer.headers.get('x-frame-options'), path).toBe('DENY');
    }
  });

  it('the back-office’s service worker is a script that is asked for anew', async () => {
    const answer = await fetch(`${api.url}/admin/offline.js`);
    const { headers } = answer;
    expect(await answer.text()).toBe('/* worker */');
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
  });

  it('the camera is open to the back-office alone, and to nothing that it frames', async () => {
    const permitted = async (path: string) =>
      (await fetch(api.url + path)).headers.get('permissions-policy');
    for (const path of ['/admin', '/admin/', '/admin/redeem']) {
      expect(await permitted(path), path).toBe(
        'camera=(self), geolocation=(), microphone=(), payment=()',
      );
    }
    for (const path of ['/', '/login', '/administration']) {
      expect(await permitted(path), path).toContain('camera=(),');
    }
  });
});

it('what a command writes is for its owner alone', async () => {
  const before = process.umask(0o022);
  const folder = await mkdtemp(join(tmpdir(), 'paddock-tool-'));
  const file = join(folder, 'content.json');
  await runTool(async () => {
    await writeFile(file, '{}');
    return 0;
  });
  expect((await stat(file)).mode & 0o077).toBe(0);
  process.umask(before);
  await rm(folder, { recursive: true });
});
