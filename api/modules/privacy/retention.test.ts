import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { ContactMessage, MessageReply } from '../../../db/models/contactMessage.ts';
import { Setting } from '../../../db/models/content.ts';
import { Order } from '../../../db/models/order.ts';
import { SecurityEvent } from '../../../db/models/securityEvent.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { waitingForLocks } from '../../../db/testing/locks.ts';
import { soon } from '../../../db/testing/soon.ts';
import { ResponseCache } from '../../platform/cache/responseCache.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { productBus } from '../../productBus.ts';
import { testBus } from '../../testing/testBus.ts';
import { deleteOrders } from './deleteOrders.ts';
import {
  readRetention,
  sweepMessages,
  sweepOrders,
  sweepSlotAlerts,
  sweepStockAlerts,
} from './retention.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

describeEachDatabase('forgetting', (open, kind) => {
  it('follows the settings, and their usual values where they are empty, wrong or hidden', async () => {
    const { knex } = await open();
    expect(await readRetention(knex)).toMatchObject({
      orderYears: 5,
      messageMonths: 24,
      keptMailDays: 90,
      cancelledDays: 365,
      revisionDays: 730,
      securityDays: 365,
    });
    const set = (setting_key: string, value: string, is_active = true) =>
      Setting.query(knex).insert({
        setting_key,
        value,
        is_active,
        setting_group: 'privacy',
        search: '',
      });
    await set('message_months', '6');
    await set('mail_days', '2');
    await set('order_years', '7', false);
    await set('vat_payer', 'on');
    expect(await readRetention(knex)).toMatchObject({
      messageMonths: 6,
      keptMailDays: 90,
      orderYears: 5,
      documentYears: 10,
    });
  });

  it('deletes requests for a mail about the stock after a year', async () => {
    const { knex } = await open();
    const at = { created_at: '2024-01-01T00:00:00.000Z', updated_at: '2024-01-01T00:00:00.000Z' };
    const [product] = await knex('products')
      .insert({ slug: 'tee', price_halere: 1, ...at })
      .returning('id');
    const [level] = await knex('stock_levels')
      .insert({ product_id: product.id, quantity: 0, updated_at: at.updated_at })
      .returning('id');
    const ask = (email: string, created_at: string) =>
      knex('stock_alerts').insert({ level_id: level.id, email, locale: 'cs', created_at });
    const year = 365 * 86_400_000;
    await ask('old@example.com', new Date(NOW.getTime() - year - 1).toISOString());
    await ask('young@example.com', new Date(NOW.getTime() - year).toISOString());
    expect(await sweepStockAlerts(knex, NOW)).toBe(1);
    expect(await knex('stock_alerts').pluck('email')).toEqual(['young@example.com']);
  });

  it('deletes the waiting lists of dates that have begun', async () => {
    const { knex } = await open();
    const at = { created_at: NOW.toISOString(), updated_at: NOW.toISOString() };
    const [product] = await knex('products')
      .insert({ slug: 'ride', price_halere: 1, ...at })
      .returning('id');
    for (const [email, ms] of [
      ['old@example.com', 0],
      ['young@example.com', 1],
    ] as const) {
      const starts_at = new Date(NOW.getTime() + ms).toISOString();
      const [slot] = await knex('slots')
        .insert({ product_id: product.id, starts_at, ends_at: starts_at, capacity: 1, ...at })
        .returning('id');
      await knex('slot_alerts').insert({
        slot_id: slot.id,
        email,
        locale: 'cs',
        created_at: at.created_at,
      });
    }
    expect(await sweepSlotAlerts(knex, NOW)).toBe(1);
    expect(await knex('slot_alerts').pluck('email')).toEqual(['young@example.com']);
  });

  it('deletes messages two years after the last reply', async () => {
    const { knex } = await open();
    const message = messagesOf(knex);
    await message('young', '2024-11-22T00:00:00.000Z');
    const old = await message('old', '2024-11-20T00:00:00.000Z');
    const answered = await message('answered', '2020-01-01T00:00:00.000Z');
    const reply = (message_id: number, created_at: string) =>
      MessageReply.query(knex).insert({ message_id, html: 'x', created_at });
    await reply(old.id, '2024-11-20T01:00:00.000Z');
    await reply(answered.id, '2025-01-01T00:00:00.000Z');
    expect(await sweepMessages(knex, NOW)).toBe(1);
    expect(await sweepMessages(knex, NOW)).toBe(0);
    const left = await ContactMessage.query(knex).orderBy('id');
    expect(left.map(({ subject }) => subject)).toEqual(['young', 'answered']);
    expect(await MessageReply.query(knex).resultSize()).toBe(1);
  });

  it('keeps messages for whole months, also on the last day of a long one', async () => {
    const { knex } = await open();
    await Setting.query(knex).insert({
      setting_key: 'message_months',
      value: '1',
      is_active: true,
      setting_group: 'privacy',
      search: '',
    });
    const message = messagesOf(knex);
    await message('March', '2026-03-02T00:00:00.000Z');
    await message('end of February', '2026-02-28T12:00:00.000Z');
    await message('February', '2026-02-28T11:59:59.999Z');
    expect(await sweepMessages(knex, new Date('2026-03-31T12:00:00.000Z'))).toBe(1);
    const left = await ContactMessage.query(knex).orderBy('id');
    expect(left.map(({ subject }) => subject)).toEqual(['March', 'end of February']);
  });

  it('deletes orders with their documents after the years of accounting, cancelled ones sooner', async () => {
    const { knex } = await open();
    const { order, document, pay } = await shop(knex);
    await Setting.query(knex).insert({
      setting_key: 'order_years',
      value: '10',
      setting_group: 'privacy',
      search: '',
      is_active: true,
    });
    // The last moment of the eleventh year ago, and the first of the tenth.
    const old = await order('old', '2015-12-31T22:00:00.000Z');
    const invoice = await document(old, 1, '2015-12-31T22:00:00.000Z');
    await document(old, 2, '2015-12-31T22:30:00.000Z', invoice);
    await pay(old, '2015-12-31');
    await pay(null, '2015-12-31');
    await order('kept', '2016-01-01T10:00:00.000Z');
    const late = await order('late document', '2015-12-31T22:00:00.000Z');
    await document(late, 3, '2016-01-02T10:00:00.000Z');
    const money = await order('late money', '2015-12-31T22:00:00.000Z');
    await pay(money, '2016-01-05');
    const cancelled = { status: 'cancelled' };
    await order('cancelled', '2025-11-20T10:00:00.000Z', cancelled);
    await order('cancelled lately', '2025-11-22T13:00:00.000Z', cancelled);
    const paid = await order('cancelled and paid', '2020-11-20T10:00:00.000Z', cancelled);
    await pay(paid, '2020-11-20');
    expect(await sweepOrders(doingAt(knex), NOW)).toBe(2);
    expect(await sweepOrders(doingAt(knex), NOW)).toBe(0);
    const left = await Order.query(knex).orderBy('id');
    expect(left.map(({ customer_name }) => customer_name)).toEqual([
      'kept',
      'late document',
      'late money',
      'cancelled lately',
      'cancelled and paid',
    ]);
    expect(await knex('order_documents').pluck('number')).toEqual([3]);
    expect(await knex('payments').whereNull('order_id')).toEqual([]);
  });

  it('gives back what deleted orders held, shows that they are gone, and notes it', async () => {
    const { knex } = await open();
    const { order } = await shop(knex);
    const at = { created_at: NOW.toISOString(), updated_at: NOW.toISOString() };
    const one = { slug: 'ride', price_halere: 1, ...at };
    const [product] = await knex('products').insert(one).returning('id');
    const counted = { product_id: product.id, quantity: 3, updated_at: at.updated_at };
    const [level] = await knex('stock_levels').insert(counted).returning('id');
    const when = { starts_at: '2027-05-01T10:00:00.000Z', ends_at: '2027-05-01T11:00:00.000Z' };
    const date = { product_id: product.id, ...when, capacity: 5, taken: 2, ...at };
    const [slot] = await knex('slots').insert(date).returning('id');
    for (const status of ['processing', 'shipped']) {
      const id = await order(status, '2020-01-01T10:00:00.000Z', { status });
      const line = { order_id: id, product_id: product.id, price_halere: 1, quantity: 1 };
      const [item] = await knex('order_items')
        .insert({ ...line, slug: 'ride', name_en: 'Ride', name_cs: 'Jízda' })
        .returning('id');
      const sold = { level_id: level.id, kind: 'sold', change: -1, order_id: id };
      await knex('stock_movements').insert({ ...sold, at: at.created_at });
      const booked = { order_id: id, order_item_id: item.id, piece: 1, slot_id: slot.id };
      await knex('bookings').insert({ ...booked, state: 'booked', ...at });
    }
    const cache = new ResponseCache();
    const dropped: (readonly string[] | null)[] = [];
    cache.onForget((tags) => dropped.push(tags));
    const bus = productBus({ knex, cache, now: () => NOW });
    expect(await sweepOrders({ knex, bus }, NOW)).toBe(2);
    // What was shipped doesn't come back.
    expect(await knex('stock_levels').pluck('quantity')).toEqual([4]);
    expect(await knex('stock_movements').where({ kind: 'returned' }).pluck('change')).toEqual([1]);
    expect(await knex('slots').pluck('taken')).toEqual([1]);
    expect(dropped.flat()).toEqual(expect.arrayContaining(['orders', 'stock', 'slots']));
    const [line, ...others] = await SecurityEvent.query(knex);
    expect([line?.kind, line?.facts, others]).toEqual([
      'deleted',
      { resource: 'orders', count: 2 },
      [],
    ]);
  });

  it.runIf(kind === 'postgres')(
    'deletes orders while others buy the same: it locks their stock in the order of checkout',
    async () => {
      const { knex } = await open();
      const { order } = await shop(knex);
      const at = { created_at: NOW.toISOString(), updated_at: NOW.toISOString() };
      const make = async (slug: string) => {
        const row = { slug, price_halere: 1, ...at };
        const [product] = await knex('products').insert(row).returning('id');
        const counted = { product_id: product.id, quantity: 3, updated_at: at.updated_at };
        const [level] = await knex('stock_levels').insert(counted).returning('id');
        return { id: Number(level.id), product: Number(product.id) };
      };
      const [first, second] = [await make('first'), await make('second')];
      const ids: number[] = [];
      // The order that is deleted first holds what is locked last.
      for (const { id: level_id, product: product_id } of [second, first]) {
        const order_id = await order('old', '2020-01-01T10:00:00.000Z', { status: 'processing' });
        ids.push(order_id);
        const named = { slug: 'cap', name_en: 'Cap', name_cs: 'Kšiltovka' };
        const item = { order_id, product_id, quantity: 1, price_halere: 1, ...named };
        await knex('order_items').insert(item);
        const sold = { level_id, order_id, kind: 'sold', change: -1, at: NOW.toISOString() };
        await knex('stock_movements').insert(sold);
      }
      let deleting: Promise<void> | undefined;
      await knex.transaction(async (trx) => {
        for (const { id } of [first, second]) {
          await trx('stock_levels').where({ id }).forUpdate();
          deleting ??= testBus(knex).run(PRODUCT, (other) => deleteOrders(other, ids, NOW));
          await soon(async () => expect(await waitingForLocks(knex)).toBe(1));
        }
      });
      await deleting;
      expect(await Order.query(knex).resultSize()).toBe(0);
      expect(await knex('stock_levels').orderBy('id').pluck('quantity')).toEqual([4, 4]);
    },
  );

  it('shows that orders were reduced', async () => {
    const { knex } = await open();
    const { order, document } = await shop(knex);
    await Setting.query(knex).insert({
      setting_key: 'vat_payer',
      value: 'on',
      setting_group: 'privacy',
      search: '',
    });
    const id = await order('documented', '2020-06-01T10:00:00.000Z');
    await document(id, 1, '2020-06-01T10:00:00.000Z');
    const cache = new ResponseCache();
    const dropped: (readonly string[] | null)[] = [];
    cache.onForget((tags) => dropped.push(tags));
    await sweepOrders({ knex, bus: productBus({ knex, cache, now: () => NOW }) }, NOW);
    expect((await Order.query(knex).findById(id))?.erased_at).toBe(NOW.toISOString());
    expect(dropped).toEqual([expect.arrayContaining(['orders'])]);
  });

  it('takes the contact out of a VAT payer’s orders after five years, and keeps their documents for ten', async () => {
    const { knex } = await open();
    const { order, document, pay } = await shop(knex);
    const set = (setting_key: string, value: string) =>
      Setting.query(knex).insert({ setting_key, value, setting_group: 'privacy', search: '' });
    await set('vat_payer', 'on');
    const contact = {
      customer_email: 'jirina@example.cz',
      customer_phone: '+420 600 700 800',
      customer_address: 'Nádražní 5, Písek',
      search: 'jirina@example.cz',
    };
    const old = await order('documented', '2020-12-31T22:00:00.000Z', contact);
    await document(old, 1, '2020-12-31T22:00:00.000Z');
    await pay(old, '2020-12-31');
    await knex('payments').update({ message: 'for jirina@example.cz', payer: 'J' });
    await knex('withdrawals').insert({
      order_id: old,
      key: 'k',
      state: 'settled',
      name: 'Jiřina',
      note: 'x',
      reason: 'y',
      created_at: NOW.toISOString(),
    });
    const kept = await order('kept', '2021-01-01T10:00:00.000Z', contact);
    await document(kept, 2, '2021-01-01T10:00:00.000Z');
    const bare = await order('bare', '2020-06-01T10:00:00.000Z', contact);
    const ended = await order('ended', '2015-12-31T22:00:00.000Z', contact);
    await document(ended, 3, '2015-12-31T22:00:00.000Z');
    expect(await sweepOrders(doingAt(knex), NOW)).toBe(2);
    const left = await Order.query(knex).orderBy('id');
    expect(left.map(({ id }) => id)).toEqual([old, kept]);
    expect([bare, ended].some((id) => left.some((one) => one.id === id))).toBe(false);
    // Found by its document's number alone.
    const nobody = { customer_name: '', customer_email: '', customer_phone: '', search: '1' };
    expect(left[0]).toMatchObject({
      ...nobody,
      customer_address: '',
      total_halere: 1,
      erased_at: NOW.toISOString(),
    });
    expect(left[1]).toMatchObject({ customer_name: 'kept', ...contact, erased_at: null });
    expect(await knex('order_documents').orderBy('number').pluck('number')).toEqual([1, 2]);
    expect(await knex('payments')).toMatchObject([{ order_id: old, halere: 1, message: '' }]);
    expect(await knex('withdrawals')).toMatchObject([{ name: '', note: '', reason: '' }]);
    // Once: a second sweep finds nothing.
    const tomorrow = new Date(NOW.getTime() + 86_400_000);
    expect(await sweepOrders(doingAt(knex, tomorrow), tomorrow)).toBe(0);
    expect((await Order.query(knex).findById(old))?.erased_at).toBe(NOW.toISOString());
  });
});

const doingAt = (knex: Knex, at = NOW) => ({ knex, bus: testBus(knex, () => at) });

/** Makes orders with what belongs to them. */
async function shop(knex: Knex) {
  const order = async (customer_name: string, at: string, changes: object = {}) => {
    const row = {
      customer_name,
      customer_email: '',
      customer_phone: '',
      customer_address: '',
      search: '',
      status: 'completed',
      locale: 'cs',
      total_halere: 1,
      shipping_price_halere: 0,
      shipping_name_en: '',
      shipping_name_cs: '',
      payment_name_en: '',
      payment_name_cs: '',
      version: 1,
      created_at: at,
      updated_at: at,
      ...changes,
    };
    const [{ id }] = await knex('orders').insert(row).returning('id');
    return Number(id);
  };
  const document = async (
    order_id: number,
    number: number,
    issued_at: string,
    original?: number,
  ) => {
    const bytes = Buffer.from('');
    const [{ id }] = await knex('order_documents')
      .insert({
        order_id,
        kind: 'invoice',
        series: 's',
        year: 2015,
        number,
        number_text: `${number}`,

        issued_at,
        total_halere: 1,
        facts: '{"customer":{}}',
        pdf: bytes,
        isdoc: bytes,
        digest: '',
        original_id: original ?? null,
      })
      .returning('id');
    return Number(id);
  };
  const pay = (order_id: number | null, received_on: string) =>
    knex('payments').insert({
      order_id,
      source: 'hand',
      external_id: `${order_id}`,
      halere: 1,
      received_on,
      state: 'booked',
      created_at: NOW.toISOString(),
    });
  return { order, document, pay };
}

const messagesOf = (knex: Knex) => (subject: string, created_at: string) =>
  ContactMessage.query(knex).insert({
    name: 'x',
    email: 'x@example.com',
    subject,
    message: 'x',
    locale: 'cs',
    created_at,
    is_read: true,
    has_reply: false,
    search: '',
  });
