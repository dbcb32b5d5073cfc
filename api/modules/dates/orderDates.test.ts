import { afterAll, beforeAll, expect, it } from 'vitest';
import { Product } from '../../../db/models/product.ts';
import { Slot } from '../../../db/models/slot.ts';
import { describeEachDatabase, isForPlainTests } from '../../../db/testing/databases.ts';
import { dayAfter, formatDateTime } from '../../contract/dates.ts';
import { DAY_MS } from '../../contract/durations.ts';
import type {
  Order,
  OrderCreated,
  OrderPage,
  SlotDetail,
  SlotOffer,
  Product as WireProduct,
  Withdrawal,
} from '../../contract/types.ts';
import { type DateShop, openDateShop, PRICE, today } from '../../testing/testDates.ts';
import { CUSTOMER, orderOf } from '../../testing/testShop.ts';

describeEachDatabase('dates of orders', (open, kind) => {
  let dateShop: DateShop;
  beforeAll(async () => {
    dateShop = await openDateShop(open);
  });
  afterAll(() => dateShop.api.close());

  it('a voucher whose date was changed is not named with the former one on its order’s page', async () => {
    const [from, to] = [await dateShop.make(36), await dateShop.make(37)];
    const { body } = await dateShop.order(from.id);
    const item = dateShop.api.knex('order_items').where({ order_id: body.orderId });
    await item.update({ voucher_kind: 'experience' });
    await dateShop.voucherOf(body.orderId);
    const [own] = await dateShop.bookingsOf(body.orderId);
    expect((await dateShop.choose(body.link, [own?.id ?? 0], to.id)).status).toBe(200);
    const { body: page } = await dateShop.api.send<OrderPage>(`/order-pages/${body.link}`);
    const name = { en: 'Drift taxi', cs: 'Drift taxi na deset minut' };
    expect([page.items[0]?.name, page.vouchers?.[0]?.name]).toEqual([name, name]);
  });

  it('what is withdrawn from is named with the date that was given back, not with the ordered one', async () => {
    const [from, to] = [await dateShop.make(40), await dateShop.make(41)];
    const { body } = await dateShop.order(from.id, 2);
    const own = await dateShop.bookingsOf(body.orderId);
    const ids = own.map(({ id }) => id);
    expect((await dateShop.choose(body.link, ids, to.id)).status).toBe(200);
    const read = async () => (await dateShop.api.send<OrderPage>(`/order-pages/${body.link}`)).body;
    const named = `Drift taxi na deset minut (${formatDateTime(to.starts_at, 'cs')}, Sosnová)`;
    const names = async () => {
      const { items, withdrawal } = await read();
      return [items, ...withdrawal.cases.map((made) => made.items)].map((of) => of[0]?.name.cs);
    };
    const toTheTeam = async () => {
      const path = `/orders/admin/orders/${body.orderId}`;
      const { withdrawals } = (await dateShop.api.admin<Order>(path)).body;
      return withdrawals.map((made) => made.items[0]?.name.cs);
    };
    const withdraw = async (key: string) => {
      const { items } = await read();
      const answer = await dateShop.api.send<Withdrawal>(`/order-pages/${body.link}/withdrawals`, {
        body: { key, items: [{ id: items[0]?.id, quantity: 1 }] },
      });
      expect(answer.status).toBe(201);
      return answer.body.id;
    };
    await withdraw('first');
    // The page's dates show the one that is kept.
    expect(await names()).toEqual(['Drift taxi na deset minut', named]);
    const last = await withdraw('last');
    expect(await names()).toEqual([named, named, named]);
    expect(await toTheTeam()).toEqual([named, named]);
    await dateShop.api.admin(`/withdrawals/${last}`, {
      method: 'PUT',
      body: { state: 'settled' },
    });
    expect(await names()).toEqual([named, named, named]);
  });

  it('of two vouchers on different dates the chosen one ends, and its date alone is given back', async () => {
    const [kept, other] = [await dateShop.make(42), await dateShop.make(43)];
    const { body } = await dateShop.order(kept.id, 2);
    const item = dateShop.api.knex('order_items').where({ order_id: body.orderId });
    await item.update({ voucher_kind: 'experience', voucher_until: '2999-01-01' });
    const paid = { order_id: body.orderId, received_on: today(), amount: 2 * PRICE + 129 };
    await dateShop.api.admin('/payments', { body: paid });
    const own = await dateShop.bookingsOf(body.orderId);
    expect((await dateShop.choose(body.link, [own[0]?.id ?? 0], other.id)).status).toBe(200);
    const read = async () => (await dateShop.api.send<OrderPage>(`/order-pages/${body.link}`)).body;
    const { items, vouchers = [] } = await read();
    const { body: made } = await dateShop.api.send<Withdrawal>(
      `/order-pages/${body.link}/withdrawals`,
      {
        body: {
          key: 'chosen',
          items: [{ id: items[0]?.id, quantity: 1, vouchers: [vouchers[0]?.id] }],
        },
      },
    );
    const stateOf = async () => (await dateShop.bookingsOf(body.orderId)).map(({ state }) => state);
    expect(await stateOf()).toEqual(['released', 'booked']);
    const taken = async () => [await dateShop.takenOf(kept.id), await dateShop.takenOf(other.id)];
    expect(await taken()).toEqual([1, 0]);
    const date = formatDateTime(other.starts_at, 'cs');
    const name = `Drift taxi na deset minut (${date}, Sosnová)`;
    expect((await read()).withdrawal.cases[0]?.items[0]?.name.cs).toBe(name);
    await dateShop.api.admin(`/withdrawals/${made.id}`, {
      method: 'PUT',
      body: { state: 'refused', reason: 'Too late' },
    });
    expect([await stateOf(), await taken()]).toEqual([
      ['booked', 'booked'],
      [1, 1],
    ]);
    expect((await read()).withdrawal.cases[0]?.items[0]?.name.cs).toBe(name);
  });

  it('the difference is in the price, and the date with the bookings', async () => {
    const { id } = await dateShop.make(33, { price_difference: 250 });
    const seen = await dateShop.order(id);
    expect([seen.status, seen.body.items[0]]).toEqual([
      409,
      { id: 'drift-taxi-1', slot: id, price: 5_250, available: true },
    ]);
    const { status, body } = await dateShop.order(id, 2, 5_250);
    expect(status).toBe(201);
    const { body: page } = await dateShop.api.send<OrderPage>(`/order-pages/${body.link}`);
    expect(page.items[0]?.name.cs).toBe('Drift taxi na deset minut');
    expect(page.dates?.bookings).toHaveLength(2);
    expect(page.dates?.bookings[0]).toMatchObject({
      product_name: { en: 'Drift taxi' },
      state: 'booked',
      slot: { id, place: { en: 'Sosnová' } },
      code: '',
      voucher_state: null,
      may_move: true,
      price_difference: 250,
    });
  });

  it('items are named without the date that was ordered, which may be another one by now', async () => {
    const [first, second, third] = [
      await dateShop.make(37),
      await dateShop.make(38),
      await dateShop.make(39),
    ];
    const items = [first, second].map(({ id }) => ({
      id: 'drift-taxi-1',
      slot: id,
      quantity: 1,
      price: PRICE,
    }));
    const { body } = await dateShop.api.send<OrderCreated>('/orders', {
      body: orderOf(dateShop.shop, { items, total: 2 * PRICE + 129 }),
    });
    const [moved] = await dateShop.bookingsOf(body.orderId);
    expect((await dateShop.choose(body.link, [moved?.id ?? 0], third.id)).status).toBe(200);
    const names = async () => {
      const { body: page } = await dateShop.api.send<OrderPage>(`/order-pages/${body.link}`);
      return page.items.map(({ name }) => name.cs);
    };
    // The two are told apart by what holds now.
    expect(await names()).toEqual(
      [third, second].map(
        ({ starts_at }) =>
          `Drift taxi na deset minut (${formatDateTime(starts_at, 'cs')}, Sosnová)`,
      ),
    );
    // A cancelled order has no dates any more: it shows what was ordered.
    await dateShop.setStatus(body.orderId, 'cancelled');
    expect((await names())[0]).toContain(formatDateTime(first.starts_at, 'cs'));
  });

  it('an order without a date stays as it was, and so does a product without dates', async () => {
    const { status, body } = await dateShop.order(undefined);
    expect(status).toBe(201);
    expect(await dateShop.bookingsOf(body.orderId)).toEqual([]);
    const { body: page } = await dateShop.api.send<OrderPage>(`/order-pages/${body.link}`);
    // Without a voucher there is no code to choose a date with.
    expect(page).not.toHaveProperty('dates');
    const cap = [{ id: 'cap', quantity: 1, price: 490.9 }];
    const plain = await dateShop.api.send<OrderCreated>('/orders', {
      body: orderOf(dateShop.shop, { items: cap, total: 619.9 }),
    });
    const { body: plainPage } = await dateShop.api.send<OrderPage>(
      `/order-pages/${plain.body.link}`,
    );
    expect(plainPage).not.toHaveProperty('dates');
    expect((await dateShop.api.send<WireProduct>('/products/cap')).body).not.toHaveProperty(
      'has_dates',
    );
    expect((await dateShop.api.send<WireProduct>('/products/drift-taxi-1')).body.has_dates).toBe(
      true,
    );
  });

  it('a date that is gone, of another product or unknown is refused with the product’s price', async () => {
    const { id } = await dateShop.make(34);
    await dateShop.api.admin(`/slots/${id}/cancellation`, { body: {} });
    const past = await dateShop.make(0.5);
    await Slot.query(dateShop.api.knex)
      .findById(past.id)
      .patch({ starts_at: new Date(Date.now() - DAY_MS).toISOString() });
    const other = await dateShop.make(35, { product_id: dateShop.shop.cap });
    for (const slot of [id, past.id, other.id, 987_654]) {
      const { status, body } = await dateShop.order(slot);
      expect([status, body.items[0]]).toEqual([
        409,
        { id: 'drift-taxi-1', slot, price: PRICE, available: false },
      ]);
      expect(body.message).toMatch(/^A date that you chose can no longer be booked/);
    }
  });

  it.each([
    ['its last day', () => ({ voucher_months: null, voucher_until: dayAfter(today(), 45) })],
    ['its months from today', () => ({ voucher_months: 1, voucher_until: null })],
  ])('no date after the end of its voucher, by %s, is offered or sold', async (_, validity) => {
    const product = Product.query(dateShop.api.knex).findById(dateShop.shop.voucher);
    await product.clone().patch({ voucher_kind: 'experience', ...validity() });
    const [early, late] = [await dateShop.make(26), await dateShop.make(50)];
    const { body: offers } = await dateShop.api.send<SlotOffer[]>(
      `/dates?product=${dateShop.shop.voucher}`,
    );
    const ids = offers.map(({ id }) => id);
    expect([ids.includes(early.id), ids.includes(late.id)]).toEqual([true, false]);
    const { status, body } = await dateShop.order(late.id);
    expect([status, body.items[0]]).toEqual([
      409,
      { id: 'drift-taxi-1', slot: late.id, price: PRICE, available: false },
    ]);
    expect(body.message).toMatch(/^The voucher would end before the date that you chose/);
    expect((await dateShop.order(early.id)).status).toBe(201);
    await product.clone().patch({ voucher_kind: '', voucher_months: null, voucher_until: null });
    expect((await dateShop.order(late.id)).status).toBe(201);
  });

  if (!isForPlainTests(kind)) return;

  it('a buyer moves pieces to a date that costs no more, until some days before, all or none', async () => {
    const [first, second, dear, soon] = [
      await dateShop.make(20),
      await dateShop.make(21, { capacity: 1 }),
      await dateShop.make(22, { price_difference: 1 }),
      await dateShop.make(2),
    ];
    const { body } = await dateShop.order(first.id, 2);
    const ids = (await dateShop.bookingsOf(body.orderId)).map(({ id }) => id);
    const [one = 0] = ids;
    expect(await dateShop.choose(body.link, ids, second.id)).toMatchObject({
      status: 409,
      body: { message: 'There is no longer a free place on this date. Please choose another one.' },
    });
    expect([await dateShop.takenOf(first.id), await dateShop.takenOf(second.id)]).toEqual([2, 0]);
    expect((await dateShop.choose(body.link, [one], dear.id)).body.message).toMatch(/costs more/);
    const moved = await dateShop.choose(body.link, [one], second.id);
    expect(moved.status).toBe(200);
    expect(moved.body.bookings.map(({ slot }) => slot?.id)).toEqual([second.id, first.id]);
    const { body: page } = await dateShop.api.send<OrderPage>(`/order-pages/${body.link}`);
    expect(page.dates?.offers.map(({ id }) => id)).not.toContain(dear.id);
    expect((await dateShop.choose(body.link, [one], soon.id)).status).toBe(200);
    expect((await dateShop.choose(body.link, [one], first.id)).body.message).toMatch(/too late/);
    const [mail] = await dateShop.mails('date_chosen').where({ order_id: body.orderId });
    expect(mail).toMatchObject({ to: CUSTOMER.email, facts: { dates: [{ quantity: 1 }] } });
    const stranger = await dateShop.order(first.id);
    expect((await dateShop.choose(stranger.body.link, [one], second.id)).status).toBe(404);
    expect((await dateShop.choose('x', [one], second.id)).status).toBe(404);
  });

  it('the calendar keeps its ids, counts changes and cancels', async () => {
    const [first, second] = [await dateShop.make(23), await dateShop.make(24)];
    const { body } = await dateShop.order(first.id, 2);
    const calendar = async () => {
      const { body: file, headers } = await dateShop.api.send<string>(
        `/order-pages/${body.link}/dates.ics`,
      );
      expect(headers.get('content-type')).toMatch('text/calendar');
      return [...String(file).matchAll(/UID:(booking-\d+)|SEQUENCE:(\d+)|STATUS:(\w+)/g)].map(
        ([, uid, sequence, status]) => uid ?? sequence ?? status,
      );
    };
    const [one = 0, other = 0] = (await dateShop.bookingsOf(body.orderId)).map(({ id }) => id);
    expect(await calendar()).toEqual([`booking-${one}`, '0', 'CONFIRMED']);
    await dateShop.choose(body.link, [other], second.id);
    expect(await calendar()).toEqual([
      ...[`booking-${one}`, '0', 'CONFIRMED'],
      ...[`booking-${other}`, '1', 'CONFIRMED'],
    ]);
    await dateShop.choose(body.link, [one], second.id);
    expect(await calendar()).toEqual([
      ...[`booking-${one}`, '1', 'CONFIRMED'],
      ...[`booking-${other}`, '1', 'CANCELLED'],
    ]);
    await dateShop.setStatus(body.orderId, 'cancelled');
    expect((await calendar()).slice(0, 3)).toEqual([`booking-${one}`, '2', 'CANCELLED']);
  });

  it('who was given a part of the price back has paid, and who was given all of it has not', async () => {
    const { id } = await dateShop.make(33);
    const { body } = await dateShop.order(id);
    const isPaid = async () =>
      (await dateShop.api.admin<SlotDetail>(`/slots/${id}`)).body.bookings.map(
        ({ is_paid }) => is_paid,
      );
    const money = { order_id: body.orderId, received_on: today() };
    const pay = (amount: number) => dateShop.api.admin('/payments', { body: { ...money, amount } });
    const refund = (amount: number) =>
      dateShop.api.admin('/payments/refunds', {
        body: { ...money, amount, key: `${body.orderId}/${amount}`, through: null },
      });
    expect(await isPaid()).toEqual([false]);
    for (const [booked, expected] of [
      [() => pay(PRICE + 129), true],
      [() => refund(100), true],
      [() => refund(PRICE + 29), false],
    ] as const) {
      expect((await booked()).status).toBe(201);
      expect(await isPaid()).toEqual([expected]);
    }
  });
});
