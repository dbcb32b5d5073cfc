import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect } from '../../db/connect.ts';
import { migrations } from '../../db/migrations/all.ts';
import { type FaultyProxy, startFaultyProxy } from '../../db/testing/faultyProxy.ts';
import { FAST, openFolder, startPostgres } from '../../db/testing/postgres.ts';
import { toCrowns } from '../contract/money.ts';
import { contentResources } from '../modules/content/index.ts';
import { built } from '../testing/builtServer.ts';
import { type Instances, startInstances } from '../testing/instances.ts';
import { orderOf, stockShop, type TestShop } from '../testing/testShop.ts';
import { READ, type Shopping, shopping } from './shopping.ts';

/** Ten minutes in deep tests; else a few seconds, with the same kinds of trouble. */
const IS_DEEP = Number(process.env.FUZZ_FACTOR ?? 1) > 1;
const SECOND = 1_000;
const INSTANCES = 3;
/** When the database goes away, how and for how long, in seconds. */
const OUTAGES = IS_DEEP
  ? [
      { at: 150, how: 'crash', away: 5 },
      { at: 330, how: 'stop', away: 60 },
    ]
  : [{ at: 5, how: 'crash', away: 2.5 }];
/** When the first one's connections fall silent, old and new ones, and for how long. */
const SILENCES = IS_DEEP ? [{ at: 60, long: 20 }] : [];
const RUN_SECONDS = IS_DEEP ? 600 : 11;
const KILLS_AT = IS_DEEP ? randomTimes() : [2, 9];
/** Pools close connections that were idle for half a minute. */
const QUIET_MS = 40 * SECOND;
/** For what comes in the end, however busy the machine is. */
const PATIENT = { timeout: 300 * SECOND, interval: 100 };
const DEMO = 'karting';

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let proxy: FaultyProxy;
let instances: Instances;
let knex: Knex;
let done: Shopping['done'];
let before: Connections;
let shop: TestShop;

beforeAll(async () => {
  await built();
  folder = await openFolder();
  postgres = await startPostgres(join(folder, 'postgres'), FAST);
  await postgres.createDatabase('paddock');
  const url = `${postgres.address}/paddock`;
  knex = connect({ url });
  proxy = await startFaultyProxy(Number(new URL(url).port));
  const proxied = Object.assign(new URL(url), { port: String(proxy.port) }).href;
  instances = await startInstances([proxied, url, url], {
    DATA_DIR: await mkdtemp(join(tmpdir(), 'paddock-instances-')),
    ADMIN_EMAIL: 'boss@example.com',
    LOG_LEVEL: 'error',
    DEMO: IS_DEEP ? DEMO : 'off',
  });
  await vi.waitUntil(isFilled, PATIENT);
}, 500 * SECOND);

afterAll(async () => {
  await instances?.end();
  await proxy?.close();
  await knex?.destroy();
  await postgres?.stop().catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

it('start at once on an empty database, whose content is made once', async () => {
  expect(await knex('migrations').pluck('name')).toHaveLength(migrations.length);
  expect(await knex('users').pluck('email')).toEqual(['boss@example.com']);
  expect(passwords()).toHaveLength(1);
  const keys = await knex('settings').pluck('setting_key');
  expect(new Set(keys).size).toBe(keys.length);
  if (!IS_DEEP) {
    expect(await knex('shipping_methods').pluck('display_order')).toEqual([1, 2, 3, 4]);
    return;
  }
  const place = fileURLToPath(new URL(`../../db/demo/${DEMO}/db.json`, import.meta.url));
  const content: Record<string, unknown[]> = JSON.parse(await readFile(place, 'utf8'));
  for (const [name, records] of Object.entries(content)) {
    const resource = contentResources.find(({ path }) => path.endsWith(name));
    // The known settings are there besides those that the demo sets.
    if (!resource || name === 'settings') continue;
    const table = resource.model.tableName;
    expect(await knex(table).pluck('id'), name).toHaveLength(records.length);
  }
});

it(
  'stay right while they are killed and the database goes away',
  async () => {
    shop = await stockShop(knex);
    const [password = ''] = passwords();
    const trade = await shopping({ url: instances.url, shop, password });
    if (IS_DEEP) await wait(QUIET_MS);
    before = await connections();
    const ending = new AbortController();
    const trading = trade.run(ending.signal);
    const chaos = [
      ...KILLS_AT.map(async (at, index) => {
        await wait(at * SECOND);
        instances.kill(index % INSTANCES);
      }),
      ...OUTAGES.map(async ({ at, how, away }) => {
        await wait(at * SECOND);
        await (how === 'crash' ? postgres.crash() : postgres.stop());
        await wait(away * SECOND);
        // Not before somebody was told of it.
        await vi.waitUntil(() => trade.done.statuses.has(503), PATIENT);
        await postgres.start();
      }),
      ...SILENCES.map(async ({ at, long }) => {
        await wait(at * SECOND);
        proxy.silence();
        await wait(long * SECOND);
        proxy.restore();
      }),
      wait(RUN_SECONDS * SECOND),
    ];
    await Promise.all(chaos);
    await vi.waitUntil(instances.areUp, PATIENT);
    await vi.waitUntil(() => isEnough(trade.done), PATIENT);
    ending.abort();
    await trading;
    expect(await trade.signOut()).toEqual([200, 200, 200, 401, 401, 401]);
    done = trade.done;
    if (IS_DEEP) process.stdout.write(`${JSON.stringify(trade.figures(), null, 2)}\n`);
    expect(instances.crashes()).toEqual([]);
  },
  1_500 * SECOND,
);

/** Whether there was as much trade as the rest looks at; how long it takes is for the machine to say. */
const isEnough = ({ orders, repeats, prices, reads }: Shopping['done']): boolean =>
  orders.size > RUN_SECONDS &&
  repeats > 0 &&
  prices.size > 3 &&
  READ.every((path) => reads.filter((read) => read.path === path).length > RUN_SECONDS);

it('have every acknowledged order exactly once', async () => {
  const kept = await knex('idempotency_keys').select('key', 'order_id').orderBy('order_id');
  expect(kept.map(({ key, order_id }) => [key, order_id])).toEqual(
    [...done.orders].sort(([, one], [, other]) => one - other),
  );
  expect(await knex('orders').orderBy('id').pluck('id')).toEqual(
    kept.map(({ order_id }) => order_id),
  );
  expect(done.orders.size).toBeGreaterThan(RUN_SECONDS);
  expect(done.repeats).toBeGreaterThan(0);
});

it('queue one mail of each kind for an order', async () => {
  const mails = await knex('outbox').where({ kind: 'placed' }).pluck('order_id');
  expect(mails.sort((one, other) => one - other)).toEqual(
    [...done.orders.values()].sort((one, other) => one - other),
  );
});

it('show no price that is outdated by 15 seconds', () => {
  expect(done.prices.size).toBeGreaterThan(3);
  for (const path of READ) {
    const reads = done.reads.filter((read) => read.path === path);
    expect(reads.length, path).toBeGreaterThan(RUN_SECONDS);
  }
  expect(Math.max(...done.reads.map(done.outdatedBy))).toBeLessThan(15 * SECOND);
});

it('answer in time, and say when to come again while the database is away', () => {
  expect(done.faults).toEqual([]);
  expect(done.statuses.get(503) ?? 0).toBeGreaterThan(0);
  // A query waits for 15 seconds at most, and the end of its transaction for 5.
  // Front ends give up after 30.
  expect(done.slowestMs).toBeLessThan(30 * SECOND);
});

/** Five bought, and the others were refused. */
const SOLD_OUT = { 201: 5, 409: 45 };

/** Fifty who buy one piece of a product at once, over all instances: how many were answered with which status. */
async function rush(
  productId: number,
  item: object,
  code?: { discount_code: string; off: number },
) {
  // An address may order a hundred times a second: on a fast machine the rush before counts, too.
  await wait(SECOND);
  // Trade changed prices.
  const { price_halere, slug } = await knex('products').where({ id: productId }).first();
  const items = [{ id: slug, quantity: 1, price: toCrowns(price_halere), ...item }];
  const { off = 0, ...rest } = code ?? {};
  const total = toCrowns(price_halere - off + 12_900);
  const body = JSON.stringify(orderOf(shop, { items, total, ...rest }));
  const statuses = await Promise.all(Array.from({ length: 50 }, () => order(body)));
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

it('sell the last five pieces to five of fifty who buy at once', async () => {
  const updated_at = new Date().toISOString();
  await knex('stock_levels').insert({ product_id: shop.cap, quantity: 5, updated_at });
  expect(await rush(shop.cap, {})).toEqual(SOLD_OUT);
  expect(await knex('stock_levels').pluck('quantity')).toEqual([0]);
  await knex('stock_levels').delete();
}, 300_000);

it('sell the last five places on a date to five of fifty who book at once', async () => {
  const at = new Date().toISOString();
  const [slot] = await knex('slots').insert(
    {
      product_id: shop.voucher,
      starts_at: '2999-05-02T08:00:00.000Z',
      ends_at: '2999-05-02T08:30:00.000Z',
      capacity: 5,
      created_at: at,
      updated_at: at,
    },
    'id',
  );
  expect(await rush(shop.voucher, { slot: slot.id })).toEqual(SOLD_OUT);
  expect(await knex('slots').pluck('taken')).toEqual([5]);
  expect(await knex('bookings').where({ slot_id: slot.id, state: 'booked' })).toHaveLength(5);
}, 300_000);

it('let five of fifty who order at once use a code that five may use', async () => {
  const at = new Date().toISOString();
  const code = { code: 'RUSH', amount_halere: 100, max_uses: 5, created_at: at, updated_at: at };
  await knex('discount_codes').insert(code);
  const used = await rush(shop.cap, {}, { discount_code: 'RUSH', off: 100 });
  expect(used).toEqual(SOLD_OUT);
}, 300_000);

it(
  'have as many connections afterwards as before, one of each to listen',
  async () => {
    if (IS_DEEP) {
      expect(isAtRest(before)).toBe(true);
      // Sending the mails about all the orders would take longer.
      await knex('outbox').whereNull('sent_at').update({ queue: null, next_attempt_at: null });
      await vi.waitUntil(async () => isAtRest(await connections()), PATIENT);
    }
    // Attempts to listen again are up to 8 seconds apart.
    await vi.waitFor(async () => {
      const { listening, open, stuck } = await connections();
      expect([listening, stuck]).toEqual([INSTANCES, 0]);
      expect(open).toBeLessThanOrEqual(11 * INSTANCES);
    }, PATIENT);
  },
  400 * SECOND,
);

/** Sends an order to one of the instances; returns the status. */
async function order(body: string): Promise<number> {
  const answer = await fetch(`${instances.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return answer.status;
}

it('end when they are asked to, and leave no connection', async () => {
  expect(await instances.stop()).toEqual([0, 0, 0]);
  await vi.waitFor(async () => expect((await connections()).open).toBe(0), PATIENT);
}, 400_000);

type Connections = Record<'open' | 'listening' | 'stuck', number>;

/** At rest each has one to listen, one that works and now and then another. */
const isAtRest = ({ open, stuck }: Connections): boolean => open <= 3 * INSTANCES && stuck === 0;

/** What PostgreSQL knows of the instances' connections; stuck ones hold a transaction for long. */
async function connections(): Promise<Connections> {
  const own = knex('pg_stat_activity').where('application_name', 'like', 'paddock%');
  const rows: { name: string; stuck: boolean }[] = await own
    .whereNot({ pid: knex.raw('pg_backend_pid()') })
    .select({ name: 'application_name' }, knex.raw(STUCK));
  return {
    open: rows.length,
    listening: rows.filter(({ name }) => name === 'paddock listening').length,
    stuck: rows.filter(({ stuck }) => stuck).length,
  };
}

/** A long work's turn is an idle transaction, too. */
const STUCK = `state like 'idle in transaction%' and state_change < now() - interval '5 seconds'
  and pid not in (select pid from pg_locks where locktype = 'advisory') as stuck`;

async function isFilled(): Promise<boolean> {
  if (!(await instances.areUp())) return false;
  if (IS_DEEP) return (await knex('meta').where({ key: 'demo', value: 'ready' })).length > 0;
  return (await knex('shipping_methods').first('id')) !== undefined;
}

/** Passwords that were made and shown. */
const passwords = () =>
  instances
    .outputs()
    .flatMap((output) => /Password +(\S+) +\(shown at this start only\)/.exec(output)?.[1] ?? []);

/** Kills at random, every quarter of a minute or so. */
function randomTimes(): number[] {
  const times: number[] = [];
  let at = 0;
  while (at < RUN_SECONDS - 30) {
    at += 5 + Math.random() * 20;
    times.push(at);
  }
  return times;
}
