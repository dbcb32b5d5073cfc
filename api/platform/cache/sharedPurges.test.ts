import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listening } from '../../../db/testing/listening.ts';
import { soon } from '../../../db/testing/soon.ts';
import { ResponseCache } from './responseCache.ts';
import { purgeShared } from './sharedPurges.ts';

const KEY = 'a-key-of-this-test';
const TAGS = new Set(['cars', 'products', 'settings']);

describe('purges of shared caches', () => {
  let cache: ResponseCache;
  let server: Server;
  let origin: string;
  let purged: string[];
  /** Answers a purge; as a rule at once. */
  let answer: (req: IncomingMessage, res: ServerResponse) => void;
  let purges: ReturnType<typeof purgeShared>;
  let logged: string[];

  beforeEach(async () => {
    purged = [];
    logged = [];
    answer = (_req, res) => res.end();
    server = createServer((req, res) => {
      const { method, headers } = req;
      purged.push([method, headers['purge-key'], headers['surrogate-key']].join(' '));
      answer(req, res);
    });
    origin = `http://127.0.0.1:${await listening(server)}`;
    cache = new ResponseCache();
    const log = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line).msg) });
    const caches = [{ origin, key: KEY }];
    purges = purgeShared({ cache, caches, tags: TAGS, log, pause: async () => undefined });
  });
  afterEach(async () => {
    await purges.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('follow each drop of this instance and of others, and the start', async () => {
    purges.start();
    await soon(() => expect(purged).toEqual([`PURGE ${KEY} everything`]));
    cache.drop(['cars', 'settings']);
    await soon(() => expect(purged.slice(1)).toEqual([`PURGE ${KEY} cars settings`]));
    cache.forget(['products']);
    await soon(() => expect(purged.slice(2)).toEqual([`PURGE ${KEY} products`]));
    cache.forgetAll();
    await soon(() => expect(purged.slice(3)).toEqual([`PURGE ${KEY} everything`]));
  });

  it('are not sent for what no public answer is made of', async () => {
    cache.drop(['orders', 'payments']);
    cache.drop(['orders', 'cars']);
    await soon(() => expect(purged).toEqual([`PURGE ${KEY} cars`]));
  });

  it('go together while one is on its way', async () => {
    const first = new Promise<ServerResponse>((resolve) => {
      answer = (_req, res) => resolve(res);
    });
    cache.drop(['cars']);
    const held = await first;
    answer = (_req, res) => res.end();
    for (let time = 0; time < 1_000; time += 1) cache.drop(['products', 'cars']);
    held.end();
    await soon(() => expect(purged).toEqual([`PURGE ${KEY} cars`, `PURGE ${KEY} products cars`]));
  });

  it('are repeated until the cache has them, with what came meanwhile', async () => {
    let failures = 3;
    answer = (_req, res) => {
      failures -= 1;
      if (failures === 2) cache.drop(['products']);
      if (failures === 1) return res.destroy();
      res.statusCode = failures >= 0 ? 403 : 200;
      res.end();
    };
    cache.drop(['cars']);
    await soon(() => expect(logged).toHaveLength(2));
    expect(purged.at(-1)).toMatch(/ (cars products|products cars)$/);
    expect(logged).toEqual([
      'a shared cache could not be purged; retrying',
      'the shared cache is purged again',
    ]);
  });
});
