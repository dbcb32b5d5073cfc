import { expect } from 'vitest';
import { OutboxMail } from '../../db/models/outboxMail.ts';
import { Booking, Slot } from '../../db/models/slot.ts';
import { Voucher } from '../../db/models/voucher.ts';
import type { TestDatabase } from '../../db/testing/databases.ts';
import { pragueToday } from '../contract/dates.ts';
import { DAY_MS } from '../contract/durations.ts';
import type { ErrorAnswer } from '../contract/errors.ts';
import type {
  OrderConflict,
  OrderCreated,
  OwnDates,
  VoucherDates,
  Slot as WireSlot,
} from '../contract/types.ts';
import { codeOf } from '../contract/voucherCodes.ts';
import { createHarness } from './harness.ts';
import { orderOf, setStatus, stockShop } from './testShop.ts';

/** The price of the ride that has dates. */
export const PRICE = 5_000;
export const today = () => pragueToday(new Date());

/** A shop with a ride that has dates, and what tests do with them; the suite closes its `api`. */
export async function openDateShop(open: () => Promise<TestDatabase>) {
  const api = await createHarness(open, { TRUST_PROXY: 'on' });
  const shop = await stockShop(api.knex);
  let network = 0;
  /** What is limited by network starts anew. */
  const changeNetwork = () => {
    network += 1;
  };
  /** A date so many days from now. */
  const make = async (days: number, changes: object = {}) => {
    const starts = new Date(Date.now() + days * DAY_MS);
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
  const bookingsOf = (order_id: number) =>
    Booking.query(api.knex).where({ order_id }).orderBy('id');
  /** Chooses a date on an order's page, each time from another network. */
  const choose = (link: string, bookings: number[], slot: number) => {
    changeNetwork();
    return api.send<OwnDates & ErrorAnswer>(`/order-pages/${link}/dates`, {
      body: { bookings, slot_id: slot },
      headers: { 'x-forwarded-for': `192.0.2.${network % 250}` },
    });
  };
  const mails = (kind: string) => OutboxMail.query(api.knex).where({ kind }).orderBy('id');
  /** Issues a voucher of an order. */
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
  /** Reads the dates of a voucher by its code, or chooses one. */
  const byCode = <Body = VoucherDates & ErrorAnswer>(code: string, slot_id?: number) =>
    api.send<Body>(`/voucher-dates${slot_id === undefined ? '' : '/choice'}`, {
      body: { code, ...(slot_id !== undefined && { slot_id }) },
      headers: { 'x-forwarded-for': `198.51.100.${network}` },
    });

  return {
    api,
    shop,
    changeNetwork,
    make,
    order,
    takenOf,
    setStatus: (id: number, status: string) => setStatus(api, id, status),
    bookingsOf,
    choose,
    mails,
    voucherOf,
    byCode,
  };
}

export type DateShop = Awaited<ReturnType<typeof openDateShop>>;
