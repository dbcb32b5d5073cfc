import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { describeEachDatabase, type TestDatabase } from '../../../db/testing/databases.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { insertOrder } from '../../testing/testMails.ts';
import { enqueueMail, enqueueOrderMail } from './mails.ts';
import { createOutbox } from './outbox.ts';
import type { AcceptedMail, Sender } from './sender.ts';

const START = Date.parse('2026-05-01T10:00:00.000Z');
const FLOOD = 40;
const ATTACKER = 'zed@example.com';
/** Waiting for the outbox to look again takes a second; the rest is room for a busy machine. */
const PATIENCE = 15_000;

describeEachDatabase('mails take turns', (open) => {
  let database: TestDatabase;
  let time: number;
  /** Whom mails went to, in the order in which sending them began. */
  let begun: string[];

  beforeEach(async () => {
    database = await open();
    time = START;
    begun = [];
  });

  const now = () => new Date(time);
  const outboxOf = (send: Sender, smtpUrl = 'smtp://127.0.0.1:1') =>
    createOutbox({
      cache: new ResponseCache(),
      knex: database.knex,
      smtpUrl,
      dataDir: '',
      publicUrl: 'https://rysi.example.com',
      log: pino({ level: 'silent' }),
      now,
      rest: { times: 0, mostMs: 0 },
      send: (mail) => {
        begun.push(mail.to);
        return send(mail);
      },
    });
  const takes: Sender = async ({ to }) => ({ to, subject: 'taken' });
  const refuses: Sender = () => Promise.reject(new Error('451 come back later'));

  /** Orders of one address, each with a mail to it. */
  const flood = async (count = FLOOD, customer_email = ATTACKER) => {
    const ids: number[] = [];
    for (let n = 0; n < count; n += 1) {
      ids.push(await insertOrder(database.knex, { customer_email }));
    }
    await database.knex.transaction((trx) => enqueueOrderMail(trx, 'paid', ids, now()));
  };
  const ask = (to: string) =>
    enqueueMail(database.knex, { kind: 'password_reset', to, locale: 'cs' }, now());
  const link = (to: string) =>
    enqueueMail(database.knex, { kind: 'order_links', to, locale: 'cs' }, now());

  it('those about accounts first, whatever waits', async () => {
    await flood();
    await ask('boss@example.com');
    expect(await outboxOf(takes).deliverDue()).toBe(FLOOD + 1);
    expect(begun[0]).toBe('boss@example.com');
  });

  it('of each recipient one at a time, the oldest first', async () => {
    await flood();
    const underWay = new Set<string>();
    const order: number[] = [];
    const outbox = outboxOf(async (mail) => {
      expect(underWay).not.toContain(mail.to);
      underWay.add(mail.to);
      order.push(mail.id);
      await new Promise(setImmediate);
      underWay.delete(mail.to);
      return takes(mail);
    });
    expect(await outbox.deliverDue()).toBe(FLOOD);
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('each recipient in turn, however many mails another one has', async () => {
    await flood();
    const others = ['eva@example.com', 'adam@example.com', 'zoe@example.com'];
    for (const to of [...others, ...others]) await link(to);
    await outboxOf(takes).deliverDue();
    for (const to of others) {
      const second = begun.indexOf(to, begun.indexOf(to) + 1);
      // Two rounds of four recipients, and as many more as may have begun before their turn came.
      expect(second).toBeLessThan(2 * (others.length + 1) + 1);
    }
  });

  it('also when they are tried again', async () => {
    await flood();
    await outboxOf(refuses).deliverDue();
    expect(begun).toHaveLength(FLOOD);
    begun = [];
    time += 60_000;
    await link('eva@example.com');
    await ask('boss@example.com');
    expect(await outboxOf(takes).deliverDue()).toBe(FLOOD + 2);
    expect(begun[0]).toBe('boss@example.com');
    expect(begun.indexOf('eva@example.com')).toBeLessThan(3);
  });

  it('a mail that is tried again before newer ones to the same address', async () => {
    await link('eva@example.com');
    await outboxOf(refuses).deliverDue();
    await link('eva@example.com');
    time += 60_000;
    const ids: number[] = [];
    await outboxOf((mail) => {
      ids.push(mail.id);
      return takes(mail);
    }).deliverDue();
    expect(ids).toEqual(await database.knex('outbox').orderBy('id').pluck('id'));
  });

  it('several at once, and leave a connection to those about accounts', async () => {
    for (let n = 0; n < 8; n += 1) await link(`fan${n}@example.com`);
    const finish: (() => void)[] = [];
    const outbox = outboxOf(
      ({ to }) =>
        new Promise<AcceptedMail>((resolve) => finish.push(() => resolve({ to, subject: 's' }))),
    );
    outbox.start();
    await vi.waitFor(() => expect(begun).toHaveLength(4), PATIENCE);
    // The server says nothing to any of the four.
    await ask('boss@example.com');
    await vi.waitFor(() => expect(begun).toHaveLength(5), PATIENCE);
    expect(begun[4]).toBe('boss@example.com');
    const stopped = outbox.stop();
    for (const end of finish) end();
    await stopped;
    expect(begun).toHaveLength(5);
    expect(await OutboxMail.query(database.knex).whereNotNull('sent_at').resultSize()).toBe(5);
  });

  it('none once the outbox is stopped, not even one that it is looking for', async () => {
    await link('eva@example.com');
    const outbox = outboxOf(takes);
    const stopped = new Promise<void>((resolve) => {
      database.knex.once('query', () => resolve(outbox.stop()));
    });
    outbox.start();
    await stopped;
    expect(begun).toEqual([]);
  });

  it('over as many connections as the mail server’s address says', async () => {
    for (let n = 0; n < 4; n += 1) await link(`fan${n}@example.com`);
    let [underWay, most] = [0, 0];
    const outbox = outboxOf(async (mail) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise(setImmediate);
      underWay -= 1;
      return takes(mail);
    }, 'smtp://127.0.0.1:1?maxConnections=1');
    expect(await outbox.deliverDue()).toBe(4);
    expect(most).toBe(1);
  });

  it('each goes once when several instances send, and recipients still take turns', async () => {
    await flood();
    for (let n = 0; n < 10; n += 1) await link(`fan${n}@example.com`);
    const sent = await Promise.all([1, 2, 3].map(() => outboxOf(takes).deliverDue()));
    expect(sent.reduce((sum, count) => sum + count)).toBe(FLOOD + 10);
    expect(begun).toHaveLength(FLOOD + 10);
    const last = begun.findLastIndex((to) => to !== ATTACKER);
    // Each of three instances gives the address at most one turn a round.
    expect(begun.slice(0, last).filter((to) => to === ATTACKER).length).toBeLessThan(FLOOD / 2);
  });
});
