import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Product } from '../../../db/models/product.ts';
import { Booking, Slot } from '../../../db/models/slot.ts';
import { Voucher } from '../../../db/models/voucher.ts';
import { describeEachDatabase, isForPlainTests } from '../../../db/testing/databases.ts';
import { dayAfter, formatDateTime, pragueToday } from '../../contract/dates.ts';
import type { ErrorAnswer } from '../../contract/errors.ts';
import type { Locale } from '../../contract/locales.ts';
import { slotText } from '../../contract/slots.ts';
import type {
  Order,
  OrderConflict,
  OrderConsequences,
  OrderCreated,
  OrderPage,
  OutboxMailDetail,
  OwnDates,
  SlotCancellationPreview,
  SlotDetail,
  SlotOffer,
  VoucherDates,
  Product as WireProduct,
  Slot as WireSlot,
} from '../../contract/types.ts';
import { codeOf, formatCode } from '../../contract/voucherCodes.ts';
import { PRODUCT } from '../../platform/commands.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { testBus } from '../../testing/testBus.ts';
import { CUSTOMER, orderOf, stockShop, type TestShop } from '../../testing/testShop.ts';
import { announceFreePlaces } from './commands/announceFreePlaces.ts';
import { createSlots } from './commands/saveSlots.ts';

const DAY = 86_400_000;
const PRICE = 5_000;
const today = () => pragueToday(new Date());

describeEachDatabase('dates', (open, kind) => {
  let api: Harness;
  let shop: TestShop;
  let network = 0;
  beforeAll(async () => {
    api = await createHarness(open, { TRUST_PROXY: 'on' });
    shop = await stockShop(api.knex);
  });
  afterAll(() => api.close());

  /** A date so many days from now. */
  const make = async (days: number, changes: object = {}) => {
    const starts = new Date(Date.now() + days * DAY);
    const body = {
      product_id: shop.voucher,
      place_en: 'Sosnová',
      place_cs: 'Sosnová',
      starts_at: starts.toISOString(),
      ends_at: new Date(starts.getTime() + 1_200_000).toISOString(),
      capacity: 5,
      ...changes,
    };
    const answer = await api.admin<WireSlot>('/slots', { body });
    expect([answer.status, answer.body]).toEqual([201, answer.body]);
    return answer.body;
  };
  const order = (slot: number | undefined, quantity = 1, price = PRICE) => {
    const items = [{ id: 'drift-taxi-1', slot, quantity, price }];
    const body = orderOf(shop, { items, total: quantity * price + 129 });
    return api.send<OrderCreated & OrderConflict>('/orders', { body });
  };
  const takenOf = async (id: number) => (await Slot.query(api.knex).findById(id))?.taken;
  const setStatus = (id: number, status: string) =>
    api.admin<ErrorAnswer>(`/orders/admin/orders/${id}`, { method: 'PATCH', body: { status } });
  const bookingsOf = (order_id: number) =>
    Booking.query(api.knex).where({ order_id }).orderBy('id');
  const choose = (link: string, bookings: number[], slot: number) => {
    network += 1;
    return api.send<OwnDates & ErrorAnswer>(`/order-pages/${link}/dates`, {
      body: { bookings, slot_id: slot },
      headers: { 'x-forwarded-for': `192.0.2.${network % 250}` },
    });
  };
  const mails = (kind: string) => OutboxMail.query(api.knex).where({ kind }).orderBy('id');

  const voucherOf = async (orderId: number, changes: object = {}) => {
    const item = await api.knex('order_items').where({ order_id: orderId }).first('id');
    const symbols = String(orderId).padStart(11, '0');
    return Voucher.query(api.knex).insert({
      order_id: orderId,
      order_item_id: item.id,
      piece: 1,
      product_id: shop.voucher,
      code: codeOf(symbols),
      kind: 'experience',
      issued_at: new Date().toISOString(),
      valid_until: '2999-01-01',
      ...changes,
    });
  };
  const byCode = <Body = VoucherDates & ErrorAnswer>(code: string, slot_id?: number) =>
    api.send<Body>(`/voucher-dates${slot_id === undefined ? '' : '/choice'}`, {
      body: { code, ...(slot_id !== undefined && { slot_id }) },
      headers: { 'x-forwarded-for': `198.51.100.${network}` },
    });

  it('of fifty who want the last five places at once, five get them', async () => {
    const { id } = await make(30);
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(45);
    for (const { body } of refused) {
      expect(body.items).toEqual([
        { id: 'drift-taxi-1', slot: id, price: PRICE, available: false, left: 0 },
      ]);
      expect(body.message).toMatch(/^Fewer places are left on the date than you want/);
    }
    expect(await takenOf(id)).toBe(5);
    const { body: offers } = await api.send<SlotOffer[]>(`/dates?product=${shop.voucher}`);
    expect(offers.find((offer) => offer.id === id)?.left).toBe(0);
    expect(await Booking.query(api.knex).where({ slot_id: id }).resultSize()).toBe(5);
  });

  it('fifty who move to the last five places at once: five get there, and nobody’s place is lost', async () => {
    const [from, to] = [await make(31, { capacity: 50 }), await make(32)];
    const { body } = await order(from.id, 50);
    const own = await bookingsOf(body.orderId);
    const answers = await Promise.all(own.map(({ id }) => choose(body.link, [id], to.id)));
    const statuses = answers.map(({ status }) => status);
    // The rest meets the limit of one network's requests, or no place.
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect([await takenOf(from.id), await takenOf(to.id)]).toEqual([45, 5]);
  });

  it('a voucher whose date was changed is not named with the former one on its order’s page', async () => {
    const [from, to] = [await make(36), await make(37)];
    const { body } = await order(from.id);
    const item = api.knex('order_items').where({ order_id: body.orderId });
    await item.update({ voucher_kind: 'experience' });
    await voucherOf(body.orderId);
    const [own] = await bookingsOf(body.orderId);
    expect((await choose(body.link, [own?.id ?? 0], to.id)).status).toBe(200);
    const { body: page } = await api.send<OrderPage>(`/order-pages/${body.link}`);
    const name = { en: 'Drift taxi', cs: 'Drift taxi na deset minut' };
    expect([page.items[0]?.name, page.vouchers?.[0]?.name]).toEqual([name, name]);
  });

  it('the first dates of two vouchers of an order are chosen at once', async () => {
    network += 1;
    const slot = await make(26, { capacity: 60 });
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const { body } = await order(undefined, 2);
      const first = await voucherOf(body.orderId);
      const code = codeOf(String(body.orderId + 5_000_000).padStart(11, '0'));
      const second = await voucherOf(body.orderId, { piece: 2, code });
      const chosen = [first, second].map((each) => byCode(formatCode(each.code), slot.id));
      for (const { status } of await Promise.all(chosen)) statuses.push(status);
    }
    expect(statuses).toEqual(Array(20).fill(200));
    expect(await takenOf(slot.id)).toBe(20);
  });

  it('a date is cancelled while its buyers choose another one', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [from, to] = [await make(33, { capacity: 6 }), await make(34, { capacity: 6 })];
      const { body } = await order(from.id, 6);
      const own = await bookingsOf(body.orderId);
      const asked = [
        ...own.slice(0, 3).map(({ id }) => choose(body.link, [id], to.id)),
        api.admin(`/slots/${from.id}/cancellation`, { body: {} }),
        ...own.slice(3).map(({ id }) => choose(body.link, [id], to.id)),
      ];
      const answers = await Promise.all(asked);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(await takenOf(from.id)).toBe(0);
    }
  });

  it('places are never negative, never oversold, and the sum of their bookings, whatever happens', async () => {
    const slots = [await make(40, { capacity: 3 }), await make(41, { capacity: 2 })];
    const placed: OrderCreated[] = [];
    const idOf = (index: number) => slots[index % slots.length]?.id ?? 0;
    const step = fc.record({
      what: fc.constantFrom('order', 'order', 'cancel', 'reopen', 'delete', 'move', 'weather'),
      order: fc.nat(9),
      slot: fc.nat(9),
      pieces: fc.integer({ min: 1, max: 2 }),
    });
    for (const { what, ...by } of fc.sample(step, { numRuns: 60, seed: 11 })) {
      const target = placed[by.order % Math.max(1, placed.length)];
      if (what === 'order') {
        const { status, body } = await order(idOf(by.slot), by.pieces);
        if (status === 201) placed.push(body);
      }
      if (what === 'weather' && slots.length < 5) {
        const { status } = await api.admin(`/slots/${idOf(by.slot)}/cancellation`, { body: {} });
        if (status === 201) slots.push(await make(42 + slots.length, { capacity: 3 }));
      }
      if (target && what === 'cancel') await setStatus(target.orderId, 'cancelled');
      if (target && what === 'reopen') await setStatus(target.orderId, 'processing');
      if (target && what === 'delete') {
        await api.admin(`/orders/admin/orders/${target.orderId}`, { method: 'DELETE' });
      }
      if (target && what === 'move') {
        const own = await bookingsOf(target.orderId);
        await choose(
          target.link,
          own.slice(0, by.pieces).map(({ id }) => id),
          idOf(by.slot),
        );
      }
      for (const { id } of slots) {
        const slot = await Slot.query(api.knex).findById(id);
        const held = await Booking.query(api.knex)
          .where({ slot_id: id, state: 'booked' })
          .resultSize();
        expect(slot?.taken).toBe(held);
        expect(held).toBeLessThanOrEqual(slot?.capacity ?? 0);
      }
    }
    expect(placed.length).toBeGreaterThan(3);
  });

  it('the difference is in the price, and the date with the bookings', async () => {
    const { id } = await make(33, { price_difference: 250 });
    const seen = await order(id);
    expect([seen.status, seen.body.items[0]]).toEqual([
      409,
      { id: 'drift-taxi-1', slot: id, price: 5_250, available: true },
    ]);
    const { status, body } = await order(id, 2, 5_250);
    expect(status).toBe(201);
    const { body: page } = await api.send<OrderPage>(`/order-pages/${body.link}`);
    expect(page.items[0]?.name.cs).toBe('Drift taxi na deset minut');
    expect(page.dates?.bookings).toHaveLength(2);
    expect(page.dates?.bookings[0]).toMatchObject({
      product_name: { en: 'Drift taxi' },
      state: 'booked',
      slot: { id, place: { en: 'Sosnová' } },
      code: '',
      may_move: true,
      price_difference: 250,
    });
  });

  it('items are named without the date that was ordered, which may be another one by now', async () => {
    const [first, second, third] = [await make(37), await make(38), await make(39)];
    const items = [first, second].map(({ id }) => ({
      id: 'drift-taxi-1',
      slot: id,
      quantity: 1,
      price: PRICE,
    }));
    const { body } = await api.send<OrderCreated>('/orders', {
      body: orderOf(shop, { items, total: 2 * PRICE + 129 }),
    });
    const [moved] = await bookingsOf(body.orderId);
    expect((await choose(body.link, [moved?.id ?? 0], third.id)).status).toBe(200);
    const names = async () => {
      const { body: page } = await api.send<OrderPage>(`/order-pages/${body.link}`);
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
    await setStatus(body.orderId, 'cancelled');
    expect((await names())[0]).toContain(formatDateTime(first.starts_at, 'cs'));
  });

  it('the mail about the payment says which date holds now', async () => {
    const [from, to] = [await make(40), await make(41)];
    const { body } = await order(from.id);
    const [own] = await bookingsOf(body.orderId);
    expect((await choose(body.link, [own?.id ?? 0], to.id)).status).toBe(200);
    const payment = { order_id: body.orderId, amount: PRICE + 129, received_on: today() };
    expect((await api.admin('/payments', { body: payment })).status).toBe(201);
    const [mail] = await mails('paid').where({ order_id: body.orderId });
    const { body: shown } = await api.admin<OutboxMailDetail>(`/mails/${mail?.id}`);
    expect(shown.html).toContain(formatDateTime(to.starts_at, 'en'));
    expect(shown.html).not.toContain(formatDateTime(from.starts_at, 'en'));
  });

  it('mails name the date that holds now, and none that was cancelled', async () => {
    const [from, to] = [await make(40), await make(41)];
    const { body } = await order(from.id);
    const [own] = await bookingsOf(body.orderId);
    await setStatus(body.orderId, 'shipped');
    const said = async (slot: WireSlot) => {
      const told = await OutboxMail.query(api.knex)
        .where({ order_id: body.orderId })
        .whereIn('kind', ['placed', 'shipped'])
        .orderBy('kind');
      const shown = told.map(({ id }) => api.admin<OutboxMailDetail>(`/mails/${id}`));
      const texts = (await Promise.all(shown)).map(({ body: { text } }) => text);
      return texts.map((text) => text.includes(formatDateTime(slot.starts_at, 'en')));
    };
    expect(await said(from)).toEqual([true, true]);
    expect((await choose(body.link, [own?.id ?? 0], to.id)).status).toBe(200);
    expect([await said(from), await said(to)]).toEqual([
      [false, false],
      [true, true],
    ]);
    await api.admin(`/slots/${to.id}/cancellation`, { body: {} });
    expect([await said(from), await said(to)]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('mails about a changed date say which it was before', async () => {
    const [from, to, last] = [await make(40), await make(41), await make(42)];
    const { body } = await order(from.id, 2);
    const ids = (await bookingsOf(body.orderId)).map(({ id }) => id);
    const [one = 0] = ids;
    const plain = (text: string) => text.replace(/[^\S\n]/g, ' ');
    const told = async (kind: string) => {
      const mail = (await mails(kind).where({ order_id: body.orderId })).at(-1);
      const { body: shown } = await api.admin<OutboxMailDetail>(`/mails/${mail?.id}`);
      return plain(shown.text);
    };
    const at = (moment: string) => plain(formatDateTime(moment, 'en'));
    const when = ({ starts_at }: WireSlot) => `${at(starts_at)}, Sosnová`;
    const line = (now: WireSlot, pieces: string) => `Drift taxi, ${when(now)}: ${pieces}\n`;
    await api.admin(`/bookings/${one}`, { method: 'PUT', body: { slot_id: to.id } });
    expect(await told('date_moved')).toContain(`${line(to, '1 pc')}Formerly: ${when(from)}`);
    expect((await choose(body.link, ids, last.id)).status).toBe(200);
    const chosen = await told('date_chosen');
    expect(chosen).toContain(`${line(last, '1 pc')}Formerly: ${when(from)}`);
    expect(chosen).toContain(`${line(last, '1 pc')}Formerly: ${when(to)}`);
    // The team changes the date itself: first its place, then nothing but its end.
    const write = (changes: object) =>
      api.admin<WireSlot>(`/slots/${last.id}`, { method: 'PATCH', body: changes });
    expect((await write({ place_en: 'Vysoké Mýto', place_cs: 'Vysoké Mýto' })).status).toBe(200);
    const moved = when(last).replace('Sosnová', 'Vysoké Mýto');
    expect(await told('date_moved')).toContain(`, ${moved}: 2 pcs\nFormerly: ${when(last)}`);
    const ends_at = new Date(Date.parse(last.ends_at) + DAY / 24).toISOString();
    expect((await write({ ends_at })).status).toBe(200);
    const until = (end: string) => `${at(last.starts_at)} – ${at(end)}, Vysoké Mýto`;
    expect(await told('date_moved')).toContain(
      `, ${until(ends_at)}: 2 pcs\nFormerly: ${until(last.ends_at)}`,
    );
  });

  it('an order without a date stays as it was, and so does a product without dates', async () => {
    const { status, body } = await order(undefined);
    expect(status).toBe(201);
    expect(await bookingsOf(body.orderId)).toEqual([]);
    const { body: page } = await api.send<OrderPage>(`/order-pages/${body.link}`);
    // Without a voucher there is no code to choose a date with.
    expect(page).not.toHaveProperty('dates');
    const cap = [{ id: 'cap', quantity: 1, price: 490.9 }];
    const plain = await api.send<OrderCreated>('/orders', {
      body: orderOf(shop, { items: cap, total: 619.9 }),
    });
    const { body: plainPage } = await api.send<OrderPage>(`/order-pages/${plain.body.link}`);
    expect(plainPage).not.toHaveProperty('dates');
    expect((await api.send<WireProduct>('/products/cap')).body).not.toHaveProperty('has_dates');
    expect((await api.send<WireProduct>('/products/drift-taxi-1')).body.has_dates).toBe(true);
  });

  it('a date that is gone, of another product or unknown is refused with the product’s price', async () => {
    const { id } = await make(34);
    await api.admin(`/slots/${id}/cancellation`, { body: {} });
    const past = await make(0.5);
    await Slot.query(api.knex)
      .findById(past.id)
      .patch({ starts_at: new Date(Date.now() - DAY).toISOString() });
    const other = await make(35, { product_id: shop.cap });
    for (const slot of [id, past.id, other.id, 987_654]) {
      const { status, body } = await order(slot);
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
    const product = Product.query(api.knex).findById(shop.voucher);
    await product.clone().patch({ voucher_kind: 'experience', ...validity() });
    const [early, late] = [await make(26), await make(50)];
    const { body: offers } = await api.send<SlotOffer[]>(`/dates?product=${shop.voucher}`);
    const ids = offers.map(({ id }) => id);
    expect([ids.includes(early.id), ids.includes(late.id)]).toEqual([true, false]);
    const { status, body } = await order(late.id);
    expect([status, body.items[0]]).toEqual([
      409,
      { id: 'drift-taxi-1', slot: late.id, price: PRICE, available: false },
    ]);
    expect(body.message).toMatch(/^The voucher would end before the date that you chose/);
    expect((await order(early.id)).status).toBe(201);
    await product.clone().patch({ voucher_kind: '', voucher_months: null, voucher_until: null });
    expect((await order(late.id)).status).toBe(201);
  });

  it('a cancelled order gives its places back; reopened, it takes them, or has to choose', async () => {
    const { id } = await make(36, { capacity: 1 });
    const { body } = await order(id);
    const preview = async (action: 'status' | 'deletion', status?: string) => {
      const asked = { ids: [body.orderId], ...(status && { status }) };
      const path = `/orders/admin/consequences/${action}`;
      return (await api.admin<OrderConsequences>(path, { body: asked })).body.places;
    };
    expect(await preview('status', 'processing')).toBeUndefined();
    expect(await preview('status', 'cancelled')).toEqual({ freed: 1, taken: 0, to_choose: 0 });
    expect(await preview('deletion')).toEqual({ freed: 1, taken: 0, to_choose: 0 });
    await setStatus(body.orderId, 'cancelled');
    expect(await preview('status', 'pending')).toEqual({ freed: 0, taken: 1, to_choose: 0 });
    expect(await takenOf(id)).toBe(0);
    expect((await api.send(`/order-pages/${body.link}`)).body).not.toHaveProperty('dates');
    await setStatus(body.orderId, 'pending');
    expect(await takenOf(id)).toBe(1);
    await setStatus(body.orderId, 'cancelled');
    expect((await order(id)).status).toBe(201);
    expect(await preview('status', 'pending')).toEqual({ freed: 0, taken: 0, to_choose: 1 });
    expect((await setStatus(body.orderId, 'pending')).status).toBe(200);
    expect(await takenOf(id)).toBe(1);
    expect((await bookingsOf(body.orderId))[0]?.state).toBe('to_choose');
  });

  if (!isForPlainTests(kind)) return;

  it('a buyer moves pieces to a date that costs no more, until some days before, all or none', async () => {
    const [first, second, dear, soon] = [
      await make(20),
      await make(21, { capacity: 1 }),
      await make(22, { price_difference: 1 }),
      await make(2),
    ];
    const { body } = await order(first.id, 2);
    const ids = (await bookingsOf(body.orderId)).map(({ id }) => id);
    const [one = 0] = ids;
    expect(await choose(body.link, ids, second.id)).toMatchObject({
      status: 409,
      body: { message: 'There is no longer a free place on this date. Please choose another one.' },
    });
    expect([await takenOf(first.id), await takenOf(second.id)]).toEqual([2, 0]);
    expect((await choose(body.link, [one], dear.id)).body.message).toMatch(/costs more/);
    const moved = await choose(body.link, [one], second.id);
    expect(moved.status).toBe(200);
    expect(moved.body.bookings.map(({ slot }) => slot?.id)).toEqual([second.id, first.id]);
    const { body: page } = await api.send<OrderPage>(`/order-pages/${body.link}`);
    expect(page.dates?.offers.map(({ id }) => id)).not.toContain(dear.id);
    expect((await choose(body.link, [one], soon.id)).status).toBe(200);
    expect((await choose(body.link, [one], first.id)).body.message).toMatch(/too late/);
    const [mail] = await mails('date_chosen').where({ order_id: body.orderId });
    expect(mail).toMatchObject({ to: CUSTOMER.email, facts: { dates: [{ quantity: 1 }] } });
    const stranger = await order(first.id);
    expect((await choose(stranger.body.link, [one], second.id)).status).toBe(404);
    expect((await choose('x', [one], second.id)).status).toBe(404);
  });

  it('the calendar keeps its ids, counts changes and cancels', async () => {
    const [first, second] = [await make(23), await make(24)];
    const { body } = await order(first.id, 2);
    const calendar = async () => {
      const { body: file, headers } = await api.send<string>(`/order-pages/${body.link}/dates.ics`);
      expect(headers.get('content-type')).toMatch('text/calendar');
      return [...String(file).matchAll(/UID:(booking-\d+)|SEQUENCE:(\d+)|STATUS:(\w+)/g)].map(
        ([, uid, sequence, status]) => uid ?? sequence ?? status,
      );
    };
    const [one = 0, other = 0] = (await bookingsOf(body.orderId)).map(({ id }) => id);
    expect(await calendar()).toEqual([`booking-${one}`, '0', 'CONFIRMED']);
    await choose(body.link, [other], second.id);
    expect(await calendar()).toEqual([
      ...[`booking-${one}`, '0', 'CONFIRMED'],
      ...[`booking-${other}`, '1', 'CONFIRMED'],
    ]);
    await choose(body.link, [one], second.id);
    expect(await calendar()).toEqual([
      ...[`booking-${one}`, '1', 'CONFIRMED'],
      ...[`booking-${other}`, '1', 'CANCELLED'],
    ]);
    await setStatus(body.orderId, 'cancelled');
    expect((await calendar()).slice(0, 3)).toEqual([`booking-${one}`, '2', 'CANCELLED']);
  });

  it('a date is chosen later with a voucher’s code, which is hard to guess', async () => {
    network += 1;
    const slot = await make(25);
    const { body } = await order(undefined);
    await api
      .knex('order_items')
      .where({ order_id: body.orderId })
      .update({ voucher_kind: 'experience' });
    const read = () => api.send<OrderPage>(`/order-pages/${body.link}`);
    expect((await read()).body.dates?.bookings).toEqual([]);
    await setStatus(body.orderId, 'cancelled');
    expect((await read()).body).not.toHaveProperty('dates');
    await setStatus(body.orderId, 'pending');
    const voucher = await voucherOf(body.orderId);
    const code = formatCode(voucher.code);
    const found = await byCode(code.toLowerCase());
    expect(found).toMatchObject({ status: 200, body: { code, bookings: [] } });
    expect(found.body.offers.map(({ id }) => id)).toContain(slot.id);
    expect((await byCode(code, slot.id)).body.bookings).toMatchObject([{ slot: { id: slot.id } }]);
    expect(await takenOf(slot.id)).toBe(1);
    // The page of the order has it, too, and the code is told to the team.
    const { body: page } = await api.send<OrderPage>(`/order-pages/${body.link}`);
    expect(page.dates?.bookings).toMatchObject([{ code, slot: { id: slot.id } }]);
    const { body: detail } = await api.admin<SlotDetail>(`/slots/${slot.id}`);
    expect(detail.bookings).toMatchObject([{ voucher: { code }, customer_name: CUSTOMER.name }]);
    await Voucher.query(api.knex)
      .findById(voucher.id)
      .patch({ redeemed_at: new Date().toISOString() });
    expect((await byCode(code, slot.id)).status).toBe(404);
    const guessed = [];
    for (let guess = 0; guess < 12; guess += 1) {
      guessed.push((await byCode(codeOf(String(guess).padStart(11, '9')))).status);
    }
    expect(guessed).toEqual([...Array(9).fill(404), 429, 429, 429]);
    network += 1;
    const ended = await order(undefined);
    const old = await voucherOf(ended.body.orderId, { valid_until: '2001-01-01' });
    expect((await byCode(old.code)).status).toBe(404);
    const until = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
    const short = await order(undefined);
    const brief = await voucherOf(short.body.orderId, { valid_until: until });
    expect((await byCode(brief.code, slot.id)).body.message).toMatch(/ends before this date/);
  });

  it('cancelled: no date after the end of a voucher is named, since it can’t be chosen', async () => {
    const [bad, good] = [await make(6), await make(8)];
    await make(20);
    const { body } = await order(bad.id);
    const until = new Date(Date.now() + 12 * DAY).toISOString().slice(0, 10);
    await voucherOf(body.orderId, { valid_until: until });
    await api.admin(`/slots/${bad.id}/cancellation`, { body: {} });
    const [mail] = await mails('date_cancelled').where({ order_id: body.orderId });
    const named = mail?.facts.otherDates ?? [];
    expect(named).toContain(slotText(good, 'Sosnová', 'en'));
    const last = await Slot.query(api.knex)
      .where('starts_at', '>', `${until}T23:00:00Z`)
      .orderBy('starts_at');
    expect(last.length).toBeGreaterThan(0);
    for (const slot of last) expect(named).not.toContain(slotText(slot, 'Sosnová', 'en'));
  });

  it('cancelled by the weather: buyers are mailed the next dates, and choose; money stays', async () => {
    const [bad, good] = [await make(4), await make(5)];
    const { body } = await order(bad.id, 2);
    const before = await api.admin<Order>(`/orders/admin/orders/${body.orderId}`);
    const path = `/slots/${bad.id}/cancellation`;
    const { body: preview } = await api.admin<SlotCancellationPreview>(path);
    expect(preview).toMatchObject({ bookings: 2, mails: 1 });
    expect(preview.free).toBeGreaterThanOrEqual(5);
    expect(await mails('date_cancelled').where({ order_id: body.orderId })).toEqual([]);
    const message = { message_en: 'Storms all day.', message_cs: 'Celý den bouřky.' };
    const { status, body: cancelled } = await api.admin<SlotDetail>(path, { body: message });
    expect([status, cancelled.state, cancelled.taken]).toEqual([201, 'cancelled', 0]);
    expect(cancelled.bookings.map(({ state }) => state)).toEqual(['to_choose', 'to_choose']);
    const [mail] = await mails('date_cancelled').where({ order_id: body.orderId });
    expect(mail?.facts).toMatchObject({ text: 'Storms all day.', dates: [{ quantity: 2 }] });
    expect(mail?.facts.otherDates?.length).toBeGreaterThan(0);
    const after = await api.admin<Order>(`/orders/admin/orders/${body.orderId}`);
    expect({ ...after.body, bookings: [] }).toEqual({ ...before.body, bookings: [] });
    expect((await api.admin(path, { body: {} })).status).toBe(409);
    const ids = (await bookingsOf(body.orderId)).map(({ id }) => id);
    expect((await choose(body.link, ids, bad.id)).status).toBe(409);
    expect((await choose(body.link, ids, good.id)).status).toBe(200);
    expect(await takenOf(good.id)).toBe(2);
  });

  it('who waits for a place is mailed once when one is free', async () => {
    const { id } = await make(26, { capacity: 1 });
    const ask = (changes: object = {}) =>
      api.send<ErrorAnswer>('/date-alerts', {
        body: { slot_id: id, email: 'fan@example.cz', consent: true, ...changes },
        language: 'cs',
      });
    expect((await ask()).status).toBe(409);
    const { body } = await order(id);
    expect((await ask({ consent: false })).body.errors).toHaveProperty('consent');
    expect([(await ask()).status, (await ask()).status]).toEqual([201, 201]);
    expect((await ask({ slot_id: 987_654 })).status).toBe(404);
    expect((await api.admin<WireSlot>(`/slots/${id}`)).body.waiting).toBe(1);
    await setStatus(body.orderId, 'cancelled');
    await setStatus(body.orderId, 'pending');
    await setStatus(body.orderId, 'cancelled');
    expect(await mails('place_free')).toMatchObject([
      { to: 'fan@example.cz', locale: 'cs', facts: { product: { slug: 'drift-taxi-1' } } },
    ]);
  });

  it('who waits for a place of a hidden product is mailed once it is published again', async () => {
    const { id } = await make(27, { capacity: 1 });
    const { body } = await order(id);
    const alert = { slot_id: id, email: 'patient@example.cz', consent: true };
    expect((await api.send('/date-alerts', { body: alert })).status).toBe(201);
    const show = (is_active: boolean) =>
      api.admin('/products/drift-taxi-1', { method: 'PATCH', body: { is_active } });
    await show(false);
    await setStatus(body.orderId, 'cancelled');
    const announce = () => announceFreePlaces(testBus(api.knex), {}, PRODUCT);
    const told = () => mails('place_free').where({ to: 'patient@example.cz' });
    await announce();
    expect(await told()).toEqual([]);
    await show(true);
    await Promise.all([announce(), announce()]);
    expect(await told()).toHaveLength(1);
  });

  it('a product whose last date is given to another one asks for none any more', async () => {
    const { id, version } = await make(28);
    const one = await api.admin<{ id: number }>('/products', {
      body: {
        slug: 'other-ride',
        price: 10,
        category: 'merchandise',
        translations: { en: { name: 'Ride' }, cs: { name: 'Jízda' } },
      },
    });
    const product_id = one.body.id;
    const hasDates = async () =>
      (await Product.query(api.knex).findById(product_id).select('has_dates'))?.has_dates;
    const slot = (await api.admin<WireSlot>(`/slots/${id}`)).body;
    const give = (to: number, from: number) =>
      api.admin<WireSlot>(`/slots/${id}`, {
        method: 'PUT',
        body: { ...slot, product_id: to, version: from },
      });
    expect((await give(product_id, version)).status).toBe(200);
    expect(await hasDates()).toBe(true);
    expect((await give(shop.voucher, version + 1)).status).toBe(200);
    expect(await hasDates()).toBe(false);
  });

  it('who was given a part of the price back has paid, and who was given all of it has not', async () => {
    const { id } = await make(33);
    const { body } = await order(id);
    const isPaid = async () =>
      (await api.admin<SlotDetail>(`/slots/${id}`)).body.bookings.map(({ is_paid }) => is_paid);
    const money = { order_id: body.orderId, received_on: today() };
    const pay = (amount: number) => api.admin('/payments', { body: { ...money, amount } });
    const refund = (amount: number) =>
      api.admin('/payments/refunds', {
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

  it('the answer to a new one says where it is', async () => {
    const { product_id, starts_at, ends_at } = await make(32);
    const body = { product_id, starts_at, ends_at, place_cs: 'Jinde', capacity: 1 };
    const { headers, body: slot } = await api.admin<WireSlot>('/slots', { body });
    expect(headers.get('location')).toBe(`/api/slots/${slot.id}`);
  });

  it('a change keeps what it does not name, by PUT as by PATCH', async () => {
    const { id } = await make(31, {
      place_en: 'Most track',
      place_cs: 'Autodrom Most',
      capacity: 4,
      price_difference: 100,
      note: 'Bring helmets',
      state: 'confirmed',
    });
    const { body: before } = await api.admin<WireSlot>(`/slots/${id}`);
    for (const [method, capacity] of [
      ['PUT', 6],
      ['PATCH', 7],
    ] as const) {
      const { status, body } = await api.admin<WireSlot>(`/slots/${id}`, {
        method,
        body: { capacity },
      });
      expect(status).toBe(200);
      const { place_en, place_cs, price_difference, note, state, starts_at } = before;
      const kept = { place_en, place_cs, price_difference, note, state, starts_at };
      expect(body).toMatchObject({ ...kept, capacity });
    }
    const stale = { method: 'PUT', body: { capacity: 8, version: before.version } } as const;
    expect((await api.admin(`/slots/${id}`, stale)).status).toBe(409);
    expect((await api.admin(`/slots/${id}`, { method: 'PUT', body: {} })).status).toBe(200);
    expect((await api.admin('/slots/999999', { method: 'PUT', body: {} })).status).toBe(404);
  });

  it('a product is not deleted while its coming dates are booked', async () => {
    const { id } = await make(29);
    expect((await order(id)).status).toBe(201);
    const remove = (slug: string) =>
      api.admin<ErrorAnswer>(`/products/${slug}`, { method: 'DELETE' });
    const refused = await remove('drift-taxi-1');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('bookings'),
    ]);
    expect(await takenOf(id)).toBe(1);
    const unbooked = await api.admin<{ id: number }>('/products', {
      body: {
        slug: 'unbooked',
        price: 10,
        category: 'merchandise',
        translations: { en: { name: 'Ride' }, cs: { name: 'Jízda' } },
      },
    });
    await make(30, { product_id: unbooked.body.id });
    expect((await remove('unbooked')).status).toBe(200);
  });

  it('the team adds many, changes, moves and deletes them, within their limits', async () => {
    const series = {
      product_id: shop.voucher,
      place_en: 'Most',
      place_cs: 'Most',
      capacity: 2,
      days: ['2099-07-01', '2099-07-02'],
      times: [
        { from: '10:00', to: '10:20' },
        { from: '10:20', to: '10:40' },
      ],
    };
    expect((await api.admin('/slots/series', { body: series })).body).toEqual({
      count: 4,
      left_out: 0,
    });
    const { body: made } = await api.admin<WireSlot[]>('/slots?place_cs=Most');
    expect(made.map(({ starts_at }) => starts_at)).toContain('2099-07-01T08:00:00.000Z');
    const [slot, other] = made;
    const put = (changes: object) =>
      api.admin<WireSlot & ErrorAnswer>(`/slots/${slot?.id}`, {
        method: 'PUT',
        body: { ...slot, ...changes },
      });
    const { body: placed } = await order(slot?.id, 2);
    expect((await put({ capacity: 1 })).body.errors).toHaveProperty('capacity');
    expect((await put({ product_id: shop.cap })).body.errors).toHaveProperty('product_id');
    expect((await put({ ends_at: slot?.starts_at })).body.errors).toHaveProperty('ends_at');
    expect((await put({ price_difference: -6_000 })).body.errors).toHaveProperty(
      'price_difference',
    );
    expect((await put({ place_cs: 'Brno', place_en: 'Brno' })).status).toBe(200);
    expect((await put({})).status).toBe(409);
    expect(await mails('date_moved').where({ order_id: placed.orderId })).toHaveLength(1);
    const remove = (id?: number) => api.admin(`/slots/${id}`, { method: 'DELETE' });
    expect((await remove(slot?.id)).status).toBe(409);
    const dear = await make(3, { price_difference: 900 });
    for (const { id } of await bookingsOf(placed.orderId)) {
      const body = { slot_id: dear.id };
      expect((await api.admin(`/bookings/${id}`, { method: 'PUT', body })).status).toBe(200);
    }
    expect([await takenOf(dear.id), await takenOf(slot?.id ?? 0)]).toEqual([2, 0]);
    expect((await remove(slot?.id)).status).toBe(200);
    expect((await remove(other?.id)).status).toBe(200);
    expect((await api.send('/slots')).status).toBe(401);
  });

  describe('days and times that can’t be are refused, and say which they are', () => {
    const RIDE = { from: '10:00', to: '10:20' };
    const plan = async (changes: object, language: Locale = 'en') => {
      const body = {
        product_id: shop.voucher,
        place_cs: 'Mohelnice',
        capacity: 2,
        days: ['2099-03-28'],
        times: [RIDE],
        ...changes,
      };
      const options = { body, language };
      return (await api.admin<{ count: number } & ErrorAnswer>('/slots/series', options)).body;
    };
    const put = async (id: number, changes: object) => {
      const { body: slot } = await api.admin<WireSlot>(`/slots/${id}`);
      const body = { ...slot, ...changes };
      return (await api.admin<WireSlot & ErrorAnswer>(`/slots/${id}`, { method: 'PUT', body }))
        .body;
    };

    // In the night to 29 March 2099 the clocks go from 2:00 to 3:00.
    it.each([
      ['neither its start nor its end', { from: '02:00', to: '02:30' }, '02:00'],
      ['no start', { from: '02:45', to: '03:30' }, '02:45'],
      ['no end', { from: '01:30', to: '02:30' }, '02:30'],
    ])('where the clocks change a ride has %s', async (_what, time, missing) => {
      const days = ['2099-03-28', '2099-03-29'];
      expect((await plan({ days, times: [RIDE, time] })).errors).toEqual({
        times: `There is no ${missing} on 29.\u00a03.\u00a02099: the clocks go from 2:00 to 3:00. Please choose another time or another day.`,
      });
      expect((await plan({ days, times: [time] }, 'cs')).message).toMatch(
        new RegExp(`^Dne 29\\.\\s3\\.\\s2099 čas ${missing} není`),
      );
    });

    it.each(['2099-02-30', '28. 3. 2099', ''])('a day that is none, %j, is named', async (day) => {
      const wrong = 'The date must be in YYYY-MM-DD format.';
      expect((await plan({ days: ['2099-03-28', day] })).errors).toEqual({ 'days.1': wrong });
    });

    it('a date isn’t moved to where its clock has no such time', async () => {
      const { id } = await make(30);
      const local = { starts_at: '2099-03-29T02:30', ends_at: '2099-03-29T03:30' };
      expect((await put(id, local)).errors).toEqual({
        starts_at: expect.stringMatching(/^There is no 02:30 on 29\.\s3\.\s2099/),
      });
      // 3:30 in Prague.
      const moment = { starts_at: '2099-03-29T01:30:00Z', ends_at: '2099-03-29T04:00' };
      expect((await put(id, moment)).starts_at).toBe('2099-03-29T01:30:00.000Z');
    });

    it('in the hour that comes twice a ride ends after it begins', async () => {
      const times = [
        { from: '02:00', to: '02:30' },
        { from: '02:30', to: '03:00' },
      ];
      expect((await plan({ days: ['2099-10-25'], times })).count).toBe(2);
    });

    it('a date without a product asks for one', async () => {
      expect((await plan({ product_id: null })).errors).toEqual({
        product_id: 'Please choose a product.',
      });
      expect((await plan({ product_id: null }, 'cs')).errors).toEqual({
        product_id: 'Vyberte produkt.',
      });
    });

    it('a day given twice is one, and a time given twice is a mistake', async () => {
      const days = ['2099-05-01', '2099-05-02', '2099-05-01'];
      expect((await plan({ days })).count).toBe(2);
      expect(
        (await plan({ days, times: [RIDE, { from: '11:00', to: '12:00' }, RIDE] })).errors,
      ).toEqual({ times: 'The time 10:00–10:20 is there twice.' });
    });

    it('dates that are there already are left out, and nothing but those is refused', async () => {
      const days = ['2099-08-01', '2099-08-08'];
      const first = { count: 2, left_out: 0 };
      expect(await plan({ days })).toEqual(first);
      expect((await plan({ days })).errors).toEqual({
        days: 'All of these dates are there already.',
      });
      expect((await plan({ days }, 'cs')).message).toBe('Všechny tyto termíny už tu jsou.');
      const longer = await plan({ days: [...days, '2099-08-15'] });
      expect(longer).toEqual({ count: 1, left_out: 2 });
      // Elsewhere it is another date, of another product as well, and a cancelled one can take place after all.
      expect(await plan({ days, place_cs: 'Sosnová' })).toEqual(first);
      expect(await plan({ days, product_id: shop.cap })).toEqual(first);
      const { body: made } = await api.admin<WireSlot[]>('/slots?place_cs=Mohelnice');
      const august = made.find(({ starts_at }) => starts_at.startsWith('2099-08-01'));
      await api.admin(`/slots/${august?.id}/cancellation`, { body: {} });
      expect(await plan({ days })).toEqual({ count: 1, left_out: 1 });
      const [one, other] = await Promise.all([1, 2].map(() => plan({ days: ['2099-09-01'] })));
      expect([one?.count, other?.count].sort()).toEqual([1, undefined]);
      const body = {
        product_id: shop.voucher,
        place_cs: 'Mohelnice',
        capacity: 1,
        starts_at: '2099-09-01T10:00',
        ends_at: '2099-09-01T10:20',
      };
      const there = { starts_at: 'This date is there already.' };
      expect((await api.admin<ErrorAnswer>('/slots', { body })).body.errors).toEqual(there);
      // Nor is another date moved there.
      const later = { ...body, starts_at: '2099-09-01T11:00', ends_at: '2099-09-01T11:20' };
      const { body: second } = await api.admin<WireSlot>('/slots', { body: later });
      expect((await put(second.id, body)).errors).toEqual(there);
      expect((await put(second.id, { capacity: 2 })).errors).toBeUndefined();
    });

    it('days that are over get no dates', async () => {
      const yesterday = dayAfter(today(), -1);
      const over = /^\d+\.\s\d+\.\s\d+ is over\. Please choose today or a later day\.$/;
      expect((await plan({ days: [dayAfter(today(), 1), yesterday] })).errors).toEqual({
        days: expect.stringMatching(over),
      });
      const past = { starts_at: `${yesterday}T10:00`, ends_at: `${yesterday}T10:20` };
      const body = { product_id: shop.voucher, capacity: 1, ...past };
      const alone = await api.admin<ErrorAnswer>('/slots', { body });
      expect(alone.body.errors).toEqual({ starts_at: expect.stringMatching(over) });
      const { id } = await make(30);
      expect((await put(id, past)).errors).toEqual({ starts_at: expect.stringMatching(over) });
    });

    it('today gets dates until it ends in Prague', async () => {
      const places = {
        product_id: shop.voucher,
        place_cs: '',
        place_en: '',
        capacity: 1,
        note: '',
      };
      const days = ['2098-06-10'];
      const series = { ...places, price_difference: 0, days, times: [RIDE] };
      const at = (time: string) =>
        createSlots(
          testBus(api.knex, () => new Date(time)),
          series,
          PRODUCT,
        );
      expect(await at('2098-06-10T21:59:59Z')).toEqual({ count: 1, left_out: 0 });
      await expect(at('2098-06-10T22:00:00Z')).rejects.toMatchObject({ status: 422 });
    });

    it('a date that is over keeps its day, and its note is still written', async () => {
      const { id } = await make(30);
      const starts_at = new Date(Date.now() - 3 * DAY).toISOString();
      const ends_at = new Date(Date.now() - 3 * DAY + 600_000).toISOString();
      await Slot.query(api.knex).findById(id).patch({ starts_at, ends_at });
      expect((await put(id, { note: 'Rained all day' })).note).toBe('Rained all day');
    });
  });

  it('who comes on a day, or to a date, is printed, and shown in the order', async () => {
    const slot = await make(27);
    const { body } = await order(slot.id, 2);
    await voucherOf(body.orderId);
    const { body: record } = await api.admin<Order>(`/orders/admin/orders/${body.orderId}`);
    expect(record.bookings?.map(({ state, slot: of }) => [state, of?.id])).toEqual([
      ['booked', slot.id],
      ['booked', slot.id],
    ]);
    const day = new Date(slot.starts_at).toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' });
    const print = (query: string) =>
      api.admin<ArrayBuffer>(`/orders/admin/orders/print/manifest?${query}`, { language: 'cs' });
    const answer = await print(`day=${day}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await print('day=nope')).status).toBe(400);
    expect((await print('day=9999-12-31')).status).toBe(400);
    expect((await print(`slot=${slot.id}`)).status).toBe(200);
  });
});
