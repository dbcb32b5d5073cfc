import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Event } from '../../../../db/models/content.ts';
import { Order } from '../../../../db/models/order.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import { pragueDays } from '../../../contract/dates.ts';
import { overview } from '../../../contract/entities/overview.ts';
import type { OrderStatus } from '../../../contract/orderStatuses.ts';
import type { Overview } from '../../../contract/types.ts';
import { fillTables } from '../../../testing/fillTables.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';

const HOUR = 3_600_000;

describeEachDatabase('the overview', (open) => {
  let api: Harness;
  const read = async (query = '', language: 'cs' | 'en' = 'en') =>
    (await api.admin<Overview>(`/overview${query}`, { language })).body;

  /** Days of Prague, the last one today. */
  const days = pragueDays(new Date(), 20);
  const inDay = (ago: number, hours: number) =>
    new Date(Number(days.at(-1 - ago)?.since) + hours * HOUR);

  const order = (created: Date, status: OrderStatus, crowns: number, customer_name = 'Eva') =>
    Order.query(api.knex).insert({
      customer_name,
      status,
      shipping_price_halere: 0,
      total_halere: crowns * 100,
      locale: 'cs',
      search: '',
      created_at: created.toISOString(),
    });

  beforeAll(async () => {
    api = await createHarness(open);
  });
  afterAll(() => api.close());

  it('is for administrators alone', async () => {
    expect((await api.send('/overview')).status).toBe(401);
  });

  it('of an empty shop tells every day and nothing to do', async () => {
    const { status, body, headers } = await api.admin<Overview>('/overview');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(overview.parse(body)).toEqual(body);
    expect(body.sales.days).toHaveLength(30);
    expect(body.sales.total).toEqual({ orders: 0, revenue: 0 });
    expect(body.to_ship).toEqual({ count: 0, oldest: [] });
    expect(body.mails).toEqual({ failed: 0, delayed: 0 });
    expect(body.next_event).toBeNull();
    expect(body.gaps).toEqual({ count: 0, records: [] });
  });

  it('counts mails that do not get out', async () => {
    const mail = { kind: 'test', to: 'eva@example.com', subject: '', facts: {} } as const;
    const at = new Date().toISOString();
    for (const [attempts, next_attempt_at, sent_at] of [
      [1, null, null],
      [3, at, null],
      [2, at, null],
      [5, null, at],
    ] as const) {
      await OutboxMail.query(api.knex).insert({ ...mail, attempts, next_attempt_at, sent_at });
    }
    expect((await read()).mails).toEqual({ failed: 1, delayed: 1 });
    await OutboxMail.query(api.knex).delete();
  });

  it.each([
    ['?days=90', 90],
    ['?days=1', 7],
    ['?days=-5', 7],
    ['?days=9999', 365],
    ['?days=x', 30],
    ['?days=7&days=90', 7],
  ])('takes so many days as are asked: %s', async (query, count) => {
    expect((await read(query)).sales.days).toHaveLength(count);
  });

  describe('of a shop with orders', () => {
    beforeAll(async () => {
      await order(inDay(0, 0), 'pending', 1000, 'Today');
      await order(inDay(1, 22.9), 'processing', 250.5, 'Late yesterday');
      await order(inDay(1, 0), 'cancelled', 9999, 'Called off');
      await order(inDay(6, 0), 'done', 100, 'First of the week');
      // A week that isn't over is compared with one up to the same time of its last day.
      await order(new Date(inDay(6, 0).getTime() - 1), 'shipped', 5, 'Later that day');
      await order(inDay(7, 0), 'shipped', 70, 'Same day a week ago');
      await order(inDay(13, 0), 'done', 30, 'Week before');
      await order(inDay(14, 0), 'done', 4, 'Too long ago');
    });

    it('sums by day of Prague, cancelled orders without revenue', async () => {
      const { sales } = await read('?days=7');
      expect(sales.days.map(({ day }) => day)).toEqual(days.slice(-7).map(({ day }) => day));
      expect(sales.days.map(({ orders }) => orders)).toEqual([1, 0, 0, 0, 0, 2, 1]);
      expect(sales.days.map(({ revenue }) => revenue)).toEqual([100, 0, 0, 0, 0, 250.5, 1000]);
      expect(sales.total).toEqual({ orders: 4, revenue: 1350.5 });
      expect(sales.before).toEqual({ orders: 2, revenue: 100 });
    });

    it('lists what is to be shipped, the oldest first', async () => {
      const { to_ship } = await read();
      expect(to_ship.count).toBe(2);
      expect(to_ship.oldest.map(({ customer_name }) => customer_name)).toEqual([
        'Late yesterday',
        'Today',
      ]);
      expect(to_ship.oldest[0]).toMatchObject({ total: 250.5, status: 'processing' });
      expect(Object.keys(to_ship.oldest[0] ?? {})).not.toContain('customer_email');
    });
  });

  it('shows the newest unread messages and no more of them than needed', async () => {
    for (const name of ['Adam', 'Bára', 'Cyril', 'Dana']) {
      await api.send('/contact-messages', {
        body: {
          name,
          email: 'a@example.com',
          subject: `From ${name}`,
          message: 'Hi',
          termsAgreed: true,
        },
      });
    }
    const { unread, counts } = await read();
    expect(unread.count).toBe(4);
    expect(counts).toMatchObject({ messages: 4, unread: 4 });
    expect(unread.newest.map(({ name }) => name)).toEqual(['Dana', 'Cyril', 'Bára']);
    expect(Object.keys(unread.newest[0] ?? {}).sort()).toEqual([
      'created_at',
      'id',
      'name',
      'subject',
    ]);
  });

  it('tells editors nothing of orders, payments, messages and mails', async () => {
    const token = await api.tokenOf('editor');
    const { body } = await api.send<Overview>('/overview', { token });
    expect(overview.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      to_ship: { count: 0, oldest: [] },
      withdrawals: { count: 0, oldest: [] },
      unread: { count: 0, newest: [] },
      payments: { overdue: 0, waiting: 0 },
      mails: { failed: 0, delayed: 0 },
      counts: { messages: 0, unread: 0 },
    });
    expect(body.sales).toMatchObject({ days: [], total: { orders: 0, revenue: 0 } });
    expect(JSON.stringify(body)).not.toMatch(/Late yesterday|Dana/);
    const reader = await api.send<Overview>('/overview', { token: await api.tokenOf('reader') });
    expect(reader.body.unread.count).toBe(4);
    expect(reader.body.to_ship.count).toBe(2);
  });

  it('finds the next event that visitors see, today’s included', async () => {
    const event = async (date: string | undefined, title: string, is_active = true) => {
      const texts = (name: string) => ({ title: name, location: 'Písek', description: '' });
      const translations = { en: texts(title), cs: texts(`${title} česky`) };
      const body = { date, event_type: 'our', is_active, image_path: '', translations };
      const row = { date: date ?? '', event_type: 'our', is_active, search: '' } as const;
      const { id } = await Event.query(api.knex).insert(row);
      await api.admin(`/events/${id}`, { method: 'PUT', body });
    };
    await event(days.at(-2)?.day, 'Yesterday');
    await event(days.at(-1)?.day, 'Hidden', false);
    await event('2999-01-01', 'Far away');
    expect((await read()).next_event).toMatchObject({ title: 'Far away' });
    await event(days.at(-1)?.day, 'Today');
    expect((await read('', 'cs')).next_event).toMatchObject({
      date: days.at(-1)?.day,
      title: 'Today česky',
      location: 'Písek',
    });
  });

  it('asks the same few queries whatever there is', async () => {
    const asked: string[] = [];
    const listen = ({ sql }: { sql: string }) => asked.push(sql);
    api.knex.on('query', listen);
    const count = async (query: string) => {
      asked.length = 0;
      await read(query);
      return asked.length;
    };
    const little = await count('?days=7');
    // The bearer's look-up is one of them.
    expect(little).toBeLessThanOrEqual(11);
    await fillTables(api.knex, { sponsors: 60, sponsor_translations: 60, contact_messages: 60 });
    expect(await count('?days=365')).toBe(little);
    api.knex.off('query', listen);
  });
});
