import { createServer, type Server } from 'node:http';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { failingJobs, noteFailing } from '../../../db/models/meta.ts';
import { Order } from '../../../db/models/order.ts';
import { Payment } from '../../../db/models/payment.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { listening } from '../../../db/testing/listening.ts';
import { limiters } from '../../platform/limiter.ts';
import { testBus } from '../../testing/testBus.ts';
import { insertSale } from '../../testing/testOrders.ts';
import { fioAnswer, type TestMovement } from '../../testing/testStatements.ts';
import { createFio } from './fio.ts';

const TOKEN = 'aGMQuBnDQd0e3hcVyGM7yZFGk0RT1fnl1FAn4AaAiu4zdfIMTXOYvqVqBhpjpSFw';

describeEachDatabase('Fio’s API', (open) => {
  let knex: Knex;
  let bank: Server;
  let url: string;
  let mood: 'well' | 'broken' | 'silent' | 'garbled';
  let movements: TestMovement[];
  let asked: string[];
  let calledAt: number;
  let clock: number;
  let orderId: number;
  let lines: string[];

  beforeAll(async () => {
    ({ knex } = await open());
    // The documented behaviour: the token is in the path, one call in 30 seconds, days as YYYY-MM-DD.
    bank = createServer((request, response) => {
      const path = request.url ?? '';
      asked.push(path);
      const match =
        /^\/v1\/rest\/periods\/(\w+)\/(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)\/transactions\.json$/.exec(
          path,
        );
      if (mood === 'silent') return;
      const isEarly = clock - calledAt < 30_000;
      calledAt = clock;
      if (!match) response.writeHead(404).end();
      else if (match[1] !== TOKEN || mood === 'broken') response.writeHead(500).end();
      else if (isEarly) response.writeHead(409).end();
      else if (mood === 'garbled') response.end('<html>Odstávka</html>');
      else response.end(JSON.stringify(fioAnswer(movements)));
    });
    url = `http://127.0.0.1:${await listening(bank)}`;
  });
  afterAll(() => {
    bank.closeAllConnections();
    bank.close();
  });
  beforeEach(async () => {
    [mood, movements, asked, calledAt, lines] = ['well', [], [], 0, []];
    clock = Date.parse('2026-11-20T10:00:00.000Z');
    await knex('payments').delete();
    await knex('meta').delete();
    await knex('limits').delete();
    const created_at = '2026-11-19T10:00:00.000Z';
    orderId = await insertSale(knex, { total_halere: 100_000, created_at });
  });

  const fio = (token: string | undefined = TOKEN) =>
    createFio({
      knex,
      token,
      url,
      bus: testBus(knex, () => new Date(clock)),
      createLimiter: limiters(knex),
      log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
      now: () => new Date(clock),
      timeoutMs: mood === 'silent' ? 300 : 10_000,
    });
  /** Time passes for the bank, and for the limit, which has a clock of its own. */
  const pass = async (ms: number) => {
    clock += ms;
    await knex('limits').delete();
  };
  const paid = (changes: Partial<TestMovement> = {}): TestMovement => ({
    id: '1',
    halere: 100_000,
    symbol: String(orderId),
    ...changes,
  });
  const kept = () => Payment.query(knex).orderBy('id');

  it('books what is certain by itself, and keeps all else for a person', async () => {
    movements = [
      paid(),
      paid({ id: '2' }),
      paid({ id: '3', symbol: '' }),
      paid({ id: '4', halere: -5 }),
    ];
    expect(await fio().poll()).toBe(true);
    expect(asked).toEqual([`/v1/rest/periods/${TOKEN}/2026-11-13/2026-11-20/transactions.json`]);
    expect(await kept()).toMatchObject([
      { state: 'booked', order_id: orderId, source: 'fio', user_id: null },
      { state: 'waiting', order_id: null },
      { state: 'waiting', order_id: null },
    ]);
    expect((await Order.query(knex).findById(orderId))?.payment_state).toBe('paid');
    await pass(60_000);
    await fio().poll();
    expect(await kept()).toHaveLength(3);
  });

  it('is named on the dashboard while it can’t be asked, and not once it answers or is left off', async () => {
    const failing = async () =>
      (await failingJobs(knex, new Date('9999-01-01'))).map(({ job }) => job);
    const runOf = async (token: string, until: readonly string[]) => {
      const started = fio(token);
      started.start();
      await expect.poll(failing).toEqual(until);
      await started.stop();
    };
    mood = 'broken';
    await runOf(TOKEN, ['bank']);
    await pass(60_000);
    mood = 'well';
    await runOf(TOKEN, []);
    await noteFailing(knex, 'bank', new Date(clock));
    await runOf('', []);
  });

  it('books the rest when a row can’t be read or is of another currency, and keeps that row', async () => {
    movements = [
      paid({ id: '1', day: '2026-99-99', payer: 'Broken' }),
      paid({ id: '2', currency: 'EUR' }),
      paid({ id: '3' }),
    ];
    await fio().poll();
    await pass(60_000);
    await fio().poll();
    expect(await kept()).toMatchObject([
      { state: 'waiting', halere: 0, external_id: '1', received_on: '2026-11-20' },
      { state: 'waiting', halere: 0, message: expect.stringContaining('EUR') },
      { state: 'booked', order_id: orderId, halere: 100_000 },
    ]);
  });

  it('books nothing by itself that is dated before the order or after today', async () => {
    movements = [paid({ day: '2026-11-18' }), paid({ id: '2', day: '2026-11-21' })];
    await fio().poll();
    expect(await kept()).toMatchObject([
      { state: 'waiting', received_on: '2026-11-18' },
      { state: 'waiting', received_on: '2026-11-21' },
    ]);
  });

  it('keeps for a person what the bank takes back', async () => {
    movements = [paid(), paid({ id: '2', halere: -100_000, type: 'Storno' })];
    await fio().poll();
    expect(await kept()).toMatchObject([
      { state: 'booked', halere: 100_000 },
      { state: 'waiting', halere: -100_000 },
    ]);
  });

  it('asks once in half a minute', async () => {
    const one = fio();
    expect([await one.poll(), await one.poll()]).toEqual([true, false]);
    expect(asked).toHaveLength(1);
  });

  it('goes on from where it was, as far back as the bank answers', async () => {
    await fio().poll();
    await pass(20 * 86_400_000);
    await fio().poll();
    await pass(200 * 86_400_000);
    await fio().poll();
    expect(asked.map((path) => path.split('/').slice(5, 7))).toEqual([
      ['2026-11-13', '2026-11-20'],
      ['2026-11-13', '2026-12-10'],
      ['2027-03-31', '2027-06-28'],
    ]);
  });

  it.each([
    ['a fault of the bank', 'broken', 'status 500'],
    ['silence', 'silent', 'TimeoutError'],
    ['something that is no answer', 'garbled', 'statement.unknown'],
  ] as const)('throws at %s, and loses nothing', async (_, how, reason) => {
    mood = how;
    movements = [paid()];
    await expect(fio().poll()).rejects.toThrow(reason);
    expect(await kept()).toEqual([]);
    mood = 'well';
    await pass(60_000);
    await fio().poll();
    expect(await kept()).toHaveLength(1);
  });

  it('throws when another client asked the bank too recently', async () => {
    calledAt = clock - 1_000;
    await expect(fio().poll()).rejects.toThrow('status 409');
  });

  it('writes down what went wrong, never the token', async () => {
    const wrong = 'x'.repeat(64);
    const poller = fio(wrong);
    poller.start();
    await expect.poll(() => lines.join()).toContain('status 500');
    await poller.stop();
    const silent = createFio({
      knex,
      token: TOKEN,
      url: 'http://127.0.0.1:9',
      bus: testBus(knex, () => new Date(clock)),
      createLimiter: limiters(knex),
      now: () => new Date(clock),
      log: pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) }),
    });
    await knex('limits').delete();
    silent.start();
    await expect.poll(() => lines.length).toBeGreaterThan(1);
    await silent.stop();
    expect(lines.join()).not.toContain(wrong);
    expect(lines.join()).not.toContain(TOKEN);
  });

  it('asks nothing without a token', async () => {
    const none = createFio({
      knex,
      token: undefined,
      url,
      bus: testBus(knex, () => new Date(clock)),
      now: () => new Date(clock),
      createLimiter: limiters(knex),
      log: pino({ level: 'silent' }),
    });
    none.start();
    expect(await none.poll()).toBe(false);
    await none.stop();
    expect(asked).toEqual([]);
  });
});
