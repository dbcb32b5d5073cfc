import { afterAll, beforeAll, expect, it } from 'vitest';
import { Slot } from '../../../db/models/slot.ts';
import { Voucher } from '../../../db/models/voucher.ts';
import { describeEachDatabase, isForPlainTests } from '../../../db/testing/databases.ts';
import { DAY_MS } from '../../contract/durations.ts';
import { slotText } from '../../contract/slots.ts';
import type { OrderPage, SlotDetail } from '../../contract/types.ts';
import { codeOf, formatCode } from '../../contract/voucherCodes.ts';
import { type DateShop, openDateShop } from '../../testing/testDates.ts';
import { CUSTOMER } from '../../testing/testShop.ts';

describeEachDatabase('dates of vouchers', (open, kind) => {
  let dateShop: DateShop;
  beforeAll(async () => {
    dateShop = await openDateShop(open);
  });
  afterAll(() => dateShop.api.close());

  it('the first dates of two vouchers of an order are chosen at once', async () => {
    dateShop.changeNetwork();
    const slot = await dateShop.make(26, { capacity: 60 });
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const { body } = await dateShop.order(undefined, 2);
      const first = await dateShop.voucherOf(body.orderId);
      const code = codeOf(String(body.orderId + 5_000_000).padStart(11, '0'));
      const second = await dateShop.voucherOf(body.orderId, { piece: 2, code });
      const chosen = [first, second].map((each) => dateShop.byCode(formatCode(each.code), slot.id));
      for (const { status } of await Promise.all(chosen)) statuses.push(status);
    }
    expect(statuses).toEqual(Array(20).fill(200));
    expect(await dateShop.takenOf(slot.id)).toBe(20);
  });

  if (!isForPlainTests(kind)) return;

  it('a date is chosen later with a voucher’s code, which is hard to guess', async () => {
    dateShop.changeNetwork();
    const slot = await dateShop.make(25);
    const { body } = await dateShop.order(undefined);
    await dateShop.api
      .knex('order_items')
      .where({ order_id: body.orderId })
      .update({ voucher_kind: 'experience' });
    const read = () => dateShop.api.send<OrderPage>(`/order-pages/${body.link}`);
    expect((await read()).body.dates?.bookings).toEqual([]);
    await dateShop.setStatus(body.orderId, 'cancelled');
    expect((await read()).body).not.toHaveProperty('dates');
    await dateShop.setStatus(body.orderId, 'pending');
    const voucher = await dateShop.voucherOf(body.orderId);
    const code = formatCode(voucher.code);
    const found = await dateShop.byCode(code.toLowerCase());
    expect(found).toMatchObject({ status: 200, body: { code, bookings: [] } });
    expect(found.body.offers.map(({ id }) => id)).toContain(slot.id);
    expect((await dateShop.byCode(code, slot.id)).body.bookings).toMatchObject([
      { slot: { id: slot.id } },
    ]);
    expect(await dateShop.takenOf(slot.id)).toBe(1);
    // The page of the order has it, too, and the code is told to the team.
    const { body: page } = await dateShop.api.send<OrderPage>(`/order-pages/${body.link}`);
    expect(page.dates?.bookings).toMatchObject([
      { code, slot: { id: slot.id }, voucher_state: 'valid' },
    ]);
    const { body: detail } = await dateShop.api.admin<SlotDetail>(`/slots/${slot.id}`);
    expect(detail.bookings).toMatchObject([{ voucher: { code }, customer_name: CUSTOMER.name }]);
    await Voucher.query(dateShop.api.knex)
      .findById(voucher.id)
      .patch({ redeemed_at: new Date().toISOString() });
    expect((await read()).body.dates?.bookings).toMatchObject([
      { code, may_move: false, voucher_state: 'redeemed' },
    ]);
    const used = await dateShop.byCode(code, slot.id);
    expect([used.status, used.body.message]).toEqual([
      409,
      'This voucher has been used, so no date can be chosen with it.',
    ]);
    const guessed = [];
    for (let guess = 0; guess < 12; guess += 1) {
      guessed.push((await dateShop.byCode(codeOf(String(guess).padStart(11, '9')))).status);
    }
    expect(guessed).toEqual([...Array(10).fill(404), 429, 429]);
    dateShop.changeNetwork();
    const ended = await dateShop.order(undefined);
    const old = await dateShop.voucherOf(ended.body.orderId, { valid_until: '2001-01-01' });
    expect((await dateShop.byCode(old.code)).body.message).toMatch(/is no longer valid/);
    const until = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
    const short = await dateShop.order(undefined);
    const brief = await dateShop.voucherOf(short.body.orderId, { valid_until: until });
    expect((await dateShop.byCode(brief.code, slot.id)).body.message).toMatch(
      /ends before this date/,
    );
  });

  it('cancelled: no date after the end of a voucher is named, since it can’t be chosen', async () => {
    const [bad, good] = [await dateShop.make(6), await dateShop.make(8)];
    await dateShop.make(20);
    const { body } = await dateShop.order(bad.id);
    const until = new Date(Date.now() + 12 * DAY_MS).toISOString().slice(0, 10);
    await dateShop.voucherOf(body.orderId, { valid_until: until });
    await dateShop.api.admin(`/slots/${bad.id}/cancellation`, { body: {} });
    const [mail] = await dateShop.mails('date_cancelled').where({ order_id: body.orderId });
    const named = mail?.facts.otherDates ?? [];
    expect(named).toContain(slotText(good, 'Sosnová', 'en'));
    const last = await Slot.query(dateShop.api.knex)
      .where('starts_at', '>', `${until}T23:00:00Z`)
      .orderBy('starts_at');
    expect(last.length).toBeGreaterThan(0);
    for (const slot of last) expect(named).not.toContain(slotText(slot, 'Sosnová', 'en'));
  });
});
