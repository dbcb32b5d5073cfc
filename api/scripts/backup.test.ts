import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import inject from 'light-my-request';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKUP, readMeta } from '../../db/models/meta.ts';
import { assemble, type Server } from '../assemble.ts';
import { loadConfig } from '../config.ts';
import { orderOf, stockShop, type TestShop } from '../resources/orders/testShop.ts';
import { TEST_ENCODERS } from '../testing/harness.ts';

describe('npm run backup', () => {
  let folder: string;
  let server: Server;
  let shop: TestShop;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'paddock-backup-'));
    server = await open(join(folder, 'data'));
    shop = await stockShop(server.knex);
    await mkdir(join(folder, 'data/uploads/abc'), { recursive: true });
    await writeFile(join(folder, 'data/uploads/abc/320.webp'), 'a picture');
    await mkdir(join(folder, 'data/outbox'));
    await writeFile(join(folder, 'data/outbox/1.eml'), 'a mail');
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const open = (dataDir: string) =>
    assemble({
      config: loadConfig({ DATA_DIR: dataDir, TRUST_PROXY: 'on' }),
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      encoders: TEST_ENCODERS,
      site: () => [],
    });

  const run = (to: string[], env: Record<string, string> = {}) =>
    new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
      const cli = fileURLToPath(new URL('backup.ts', import.meta.url));
      const options = { env: { ...process.env, DATA_DIR: join(folder, 'data'), ...env } };
      execFile(process.execPath, ['--import', 'tsx', cli, ...to], options, (error, out, err) =>
        resolve({ code: error?.code ?? 0, out, err }),
      );
    });

  /** Places one order; its id once it was confirmed. */
  let placed = 0;
  const placeOrder = async (): Promise<number> => {
    placed += 1;
    const { statusCode, payload } = await inject(server.listener, {
      method: 'POST',
      url: '/api/orders',
      headers: { 'x-forwarded-for': `10.0.${placed >> 8}.${placed & 255}` },
      payload: orderOf(shop),
    });
    expect(statusCode).toBe(201);
    return JSON.parse(payload).orderId;
  };

  it('makes a folder to start from, with every order confirmed before, while more come in', async () => {
    const confirmed: number[] = [];
    let running = true;
    const ordering = (async () => {
      while (running) confirmed.push(await placeOrder());
    })();
    for (const name of ['first', 'second', 'third']) {
      const before = confirmed.length;
      const to = join(folder, name);
      expect(await run(['--to', to])).toMatchObject({ code: 0, err: '' });
      expect(confirmed.length).toBeGreaterThan(before);

      const restored = await open(to);
      const orders = await restored.knex('orders').pluck('id');
      expect(orders).toEqual(expect.arrayContaining(confirmed.slice(0, before)));
      const items = await restored.knex('order_items').count({ n: '*' }).first();
      expect(items?.n).toBe(orders.length * 2);
      const picture = await inject(restored.listener, { url: '/uploads/abc/320.webp' });
      expect(picture.payload).toBe('a picture');
      await restored.close();
    }
    running = false;
    await ordering;
    const secret = await readFile(join(folder, 'data/jwt-secret'), 'utf8');
    expect(await readFile(join(folder, 'first/jwt-secret'), 'utf8')).toBe(secret);
    expect(existsSync(join(folder, 'first/outbox/1.eml'))).toBe(true);
    const { at, bytes } = JSON.parse((await readMeta(server.knex, BACKUP)) ?? '');
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    expect(bytes).toBeGreaterThan(100_000);
  });

  it('writes to an empty folder only, and makes no database where there is none', async () => {
    const data = join(folder, 'data');
    expect(await run(['--to', data])).toMatchObject({ code: 1, err: `${data} is not empty\n` });
    const nowhere = join(folder, 'nowhere');
    const env = { DATA_DIR: nowhere };
    const none = await run(['--to', join(folder, 'none')], env);
    expect(none).toMatchObject({ code: 1, err: `There is no database in ${nowhere}\n` });
    expect(existsSync(join(folder, 'none'))).toBe(false);
    expect(existsSync(nowhere)).toBe(false);
    expect((await run([])).err).toContain('npm run backup -- --to DIR');
  });

  it('copies the files beside PostgreSQL and says how that is backed up', async () => {
    const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    const to = join(folder, 'postgres');
    const { code, out, err } = await run(['--to', to], env);
    expect([code, out]).toEqual([1, `3 files are in ${to}\n`]);
    expect(err).toContain('pg_dump --format=custom --file=DIR/paddock.dump "$DATABASE_URL"');
    expect((await readdir(to)).sort()).toEqual(['jwt-secret', 'outbox', 'uploads']);

    const dumped = join(folder, 'dumped');
    await mkdir(dumped);
    await writeFile(join(dumped, 'paddock.dump'), '');
    const whole = await run(['--to', dumped], env);
    expect(whole.code).toBe(0);
    expect(whole.err).toContain('The back-office could not be told of this copy');
  });
});
