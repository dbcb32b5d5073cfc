import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Event } from '../../../../db/models/content.ts';
import { noteDone, noteFailing } from '../../../../db/models/meta.ts';
import { Order } from '../../../../db/models/order.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { Payment } from '../../../../db/models/payment.ts';
import { describeEachDatabase } from '../../../../db/testing/databases.ts';
import type { ShippingKind } from '../../../contract/constants.ts';
import { overview } from '../../../contract/entities/overview.ts';
import type { OrderStatus } from '../../../contract/orderStatuses.ts';
import { pragueDays } from '../../../contract/pragueTime.ts';
import type { Overview, Product, Slot } from '../../../contract/types.ts';
import { fillTables } from '../../../testing/fillTables.ts';
import { createHarness, type Harness } from '../../../testing/harness.ts';

const HOUR = 3_600_000;
const NOW = new Date().toISOString();

describeEachDatabase('the overview', (open) => {
  let api: Harness;
  const read = async (query = '', language: 'cs' | 'en' = 'en') =>
    (await api.admin<Overview>(`/overview${query}`, { language })).body;

  /** Days of Prague, the last one today. */
  let days: ReturnType<typeof pragueDays>;
  const inDay = (ago: number, hours: number) =>
    new Date(Number(days.at(-1 - ago)?.since) + hours * HOUR);

  const order = (
    created: Date,
    status: OrderStatus,
    crowns: number,
    customer_name = 'Eva',
    columns: Partial<Order> = { payment_state: 'paid' },
  ) =>
    Order.query(api.knex).insert({
      ...columns,
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
    api.stayWithinHour();
    days = pragueDays(api.now(), 20);
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
    expect(body.sales.total).toEqual({ orders: 0, revenue: 0, received: 0 });
    expect(body.to_ship).toEqual({ count: 0, oldest: [] });
    expect(body.mails).toEqual({ failed: 0, delayed: 0 });
    expect([body.next_event, body.next_day]).toEqual([null, null]);
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
      expect(sales.total).toEqual({ orders: 4, revenue: 1350.5, received: 0 });
      expect(sales.before).toEqual({ orders: 2, revenue: 100, received: 0 });
    });

    it('sums what came in less what went back, by the day of the payment', async () => {
      const day = (ago: number) => days.at(-1 - ago)?.day ?? '';
      for (const [ago, crowns, state] of [
        [0, 500, 'booked'],
        [0, -120.5, 'booked'],
        [6, 30, 'booked'],
        [2, 77, 'waiting'],
        [7, 40, 'booked'],
        [13, 2, 'booked'],
        [14, 1, 'booked'],
      ] as const) {
        await Payment.query(api.knex).insert({
          source: 'hand',
          external_id: `received-${ago}-${crowns}`,
          halere: crowns * 100,
          received_on: day(ago),
          state,
          created_at: day(ago),
        });
      }
      const { sales } = await read('?days=7');
      expect(sales.days.map(({ received }) => received)).toEqual([30, 0, 0, 0, 0, 0, 379.5]);
      expect([sales.total.received, sales.before.received]).toEqual([409.5, 42]);
    });

    it('counts parcels that are paid, or paid on delivery, as to be shipped', async () => {
      const method = async (kind: ShippingKind) => {
        const [row] = await api
          .knex('shipping_methods')
          .insert({ kind, price_halere: 0, created_at: NOW, updated_at: NOW })
          .returning<{ id: number }[]>('id');
        return row?.id ?? null;
      };
      const before = (await read()).to_ship.count;
      const due = { shipping_method_id: await method('parcel'), payment_state: 'unpaid' } as const;
      const paid = { ...due, payment_state: 'paid' } as const;
      await order(inDay(3, 0), 'pending', 1, 'Unpaid', { ...due, payment_kind: 'bank_transfer' });
      await order(inDay(3, 0), 'pending', 1, 'On delivery', {
        ...due,
        payment_kind: 'cash_on_delivery',
      });
      await order(inDay(3, 0), 'processing', 1, 'Paid parcel', paid);
      await order(inDay(3, 0), 'shipped', 1, 'On its way', paid);
      for (const kind of ['pickup', 'none'] as const) {
        const shipping_method_id = await method(kind);
        await order(inDay(3, 0), 'pending', 1, kind, { ...paid, shipping_method_id });
      }
      const { to_ship } = await read();
      expect(to_ship.count).toBe(before + 2);
      const names = to_ship.oldest.map(({ customer_name }) => customer_name);
      expect(names.slice(0, 2).sort()).toEqual(['On delivery', 'Paid parcel']);
      expect(names).not.toContain('Unpaid');
      await Order.query(api.knex).delete().where({ total_halere: 100 });
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
    expect(body.sales).toMatchObject({ days: [], total: { orders: 0, revenue: 0, received: 0 } });
    expect(JSON.stringify(body)).not.toMatch(/Late yesterday|Dana/);
    const reader = await api.send<Overview>('/overview', { token: await api.tokenOf('reader') });
    expect(reader.body.unread.count).toBe(4);
    expect(reader.body.to_ship.count).toBe(2);
  });

  it('names work in the background that keeps failing, and since when, until it is done', async () => {
    const since = '2026-01-01T10:00:00.000Z';
    await noteFailing(api.knex, 'bank', new Date(since));
    await noteFailing(api.knex, 'bank', new Date('2026-01-01T11:00:00.000Z'));
    // It may be done within the hour.
    await noteFailing(api.knex, 'mails', api.now());
    expect((await read()).failing).toEqual([{ job: 'bank', since }]);
    const token = await api.tokenOf('editor');
    expect((await api.send<Overview>('/overview', { token })).body.failing).toEqual([]);
    await noteDone(api.knex, 'bank');
    expect((await read()).failing).toEqual([]);
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

  it('finds the next day in Prague with dates that take place', async () => {
    const texts = { en: { name: 'Ride' }, cs: { name: 'Jízda' } };
    const ride = { slug: 'ride', price: 2500, category: 'experience', translations: texts };
    const { body: product } = await api.admin<Product>('/products', { body: ride });
    const plan = async (starts_at: string) => {
      const ends_at = new Date(Date.parse(starts_at) + HOUR).toISOString();
      const body = { product_id: product.id, starts_at, ends_at, capacity: 3 };
      return (await api.admin<Slot>('/slots', { body })).body;
    };
    expect((await read()).next_day).toBeNull();
    const cancelled = await plan('2999-06-01T10:00:00.000Z');
    await api.admin(`/slots/${cancelled.id}/cancellation`, { body: {} });
    // Half past midnight in Prague.
    const first = await plan('2999-06-01T22:30:00.000Z');
    const second = await plan('2999-06-02T10:00:00.000Z');
    await plan('2999-06-02T22:30:00.000Z');
    const { next_day } = await read('', 'cs');
    expect(next_day).toMatchObject({ day: '2999-06-02', taken: 0 });
    expect(next_day?.slots.map(({ id, product }) => [id, product])).toEqual([
      [first.id, 'Jízda'],
      [second.id, 'Jízda'],
    ]);
    const token = await api.tokenOf('editor');
    expect((await api.send<Overview>('/overview', { token })).body.next_day).toBeNull();
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
    // The bearer's look-up is one of them, three are of the next dates.
    expect(little).toBeLessThanOrEqual(16);
    await fillTables(api.knex, { sponsors: 60, sponsor_translations: 60, contact_messages: 60 });
    expect(await count('?days=365')).toBe(little);
    api.knex.off('query', listen);
  });
});
