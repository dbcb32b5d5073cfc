import type { Knex } from 'knex';
import { OrderItem } from '../../../db/models/order.ts';
import { Booking, type Slot } from '../../../db/models/slot.ts';
import { Voucher } from '../../../db/models/voucher.ts';
import { pragueToday } from '../../contract/dates.ts';
import { HOUR_MS } from '../../contract/durations.ts';
import type { MessageKey } from '../../contract/messages/messages.ts';
import type { VoucherCheck } from '../../contract/types.ts';
import { parseCode } from '../../contract/voucherCodes.ts';
import type { VoucherState } from '../../contract/voucherStates.ts';
import { voucherState } from '../../contract/vouchers.ts';
import { bookingsOfVouchers } from './itemNames.ts';

type Piece = Pick<Booking, 'id' | 'order_item_id' | 'piece'>;

/** The vouchers of the booked pieces by the ids of their bookings; pieces that aren't paid have none. */
export async function voucherOfEach(
  db: Knex,
  bookings: readonly Piece[],
): Promise<ReadonlyMap<number, Voucher>> {
  if (bookings.length === 0) return new Map();
  const items = [...new Set(bookings.map(({ order_item_id }) => order_item_id))];
  const vouchers = await Voucher.query(db).whereIn('order_item_id', items);
  return new Map(
    bookings.flatMap(({ id, order_item_id, piece }) => {
      const own = vouchers.find(
        (voucher) => voucher.order_item_id === order_item_id && voucher.piece === piece,
      );
      return own ? [[id, own] as const] : [];
    }),
  );
}

/** What keeps a voucher in this state from a date, if anything. */
const PROBLEMS: Readonly<Record<VoucherState, MessageKey | null>> = {
  valid: null,
  partly_used: 'slot.voucherUsed',
  redeemed: 'slot.voucherUsed',
  expired: 'slot.voucherExpired',
  cancelled: 'slot.voucherCancelled',
};

/** Why a voucher's date can't be chosen; null where it can. */
export const voucherProblem = (voucher: Voucher, now: Date): MessageKey | null =>
  PROBLEMS[voucherState(voucher, pragueToday(now))];

/** Who comes the evening before, or on the eve of a date that begins at night, comes for that date. */
const EARLY_MS = 12 * HOUR_MS;

/** Whether a voucher was used before the day of its date, in Prague, so that it needs no place there any more. */
export function isUsedBefore(
  { redeemed_at }: Pick<Voucher, 'redeemed_at'>,
  { starts_at }: Pick<Slot, 'starts_at'>,
): boolean {
  if (redeemed_at === null) return false;
  const [used, starts] = [new Date(redeemed_at), new Date(starts_at)];
  const isEarly = starts.getTime() - used.getTime() > EARLY_MS;
  return isEarly && pragueToday(used) < pragueToday(starts);
}

interface Used {
  /** Unused ones as if they were used now. */
  now: Date;
}

/**
 * The dates that vouchers are booked on, or were when they were used, by the ids of the vouchers. One that was used
 * before the day of its date holds no place there any more.
 */
export async function datesOfVouchers(
  db: Knex,
  vouchers: readonly Voucher[],
  { now }: Used,
): Promise<ReadonlyMap<number, NonNullable<VoucherCheck['date']>>> {
  if (vouchers.length === 0) return new Map();
  const bookings = await Booking.query(db)
    .whereIn('order_item_id', [...new Set(vouchers.map(({ order_item_id }) => order_item_id))])
    .withGraphFetched('slot');
  return new Map(
    vouchers.flatMap((voucher) => {
      const [booking] = bookingsOfVouchers(bookings, [voucher]);
      if (!booking?.slot) return [];
      const { starts_at, place_en, place_cs } = booking.slot;
      const redeemed_at = voucher.redeemed_at ?? now.toISOString();
      const is_given_back = isUsedBefore({ redeemed_at }, booking.slot);
      const isShown = booking.state === 'booked' || (voucher.redeemed_at !== null && is_given_back);
      return isShown
        ? [[voucher.id, { starts_at, place_en, place_cs, is_given_back }] as const]
        : [];
    }),
  );
}

/** A voucher for an experience, with what was ordered. */
export interface FoundVoucher {
  voucher: Voucher;
  item: OrderItem;
}

/** The voucher with a code that was typed or scanned; undefined if there is none. */
export async function findExperienceVoucher(
  db: Knex,
  text: string,
): Promise<FoundVoucher | undefined> {
  const code = parseCode(text);
  if (code === null) return undefined;
  const voucher = await Voucher.query(db).findOne({ code, kind: 'experience' });
  if (!voucher) return undefined;
  const item = await OrderItem.query(db)
    .findById(voucher.order_item_id)
    .withGraphFetched('product(active)');
  return item && { voucher, item };
}
