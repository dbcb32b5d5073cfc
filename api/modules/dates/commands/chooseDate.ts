import type { Knex } from 'knex';
import { Booking } from '../../../../db/models/slot.ts';
import type { Voucher } from '../../../../db/models/voucher.ts';
import { choiceProblem } from '../../../contract/slots.ts';
import { command, emit } from '../../../platform/commands.ts';
import { notFound } from '../../../platform/failure.ts';
import { lockOrders } from '../places.ts';
import { readChangeDays } from '../queries.ts';
import { rebook } from '../rebook.ts';
import { voucherProblem } from '../vouchers.ts';

interface OrderChoice {
  orderId: number;
  bookings: readonly number[];
  slot_id: number;
}

/**
 * A buyer's choice of a date for pieces of an order, on its page.
 * @throws a 404 for bookings of another order; a 409 with the reason where the date can't be chosen
 */
export const chooseDates = command(
  async (trx, { orderId, bookings: bookingIds, slot_id }: OrderChoice, { now }) => {
    const own = await Booking.query(trx)
      .findByIds([...bookingIds])
      .where({ order_id: orderId });
    if (own.length < new Set(bookingIds).size) throw notFound('slot.notFound');
    await chooseFor(trx, own, slot_id, now);
  },
);

/**
 * The choice of a date with a voucher's code; the first one makes the booking.
 * @throws a 409 with the reason where the date can't be chosen
 */
export const chooseVoucherDate = command(
  async (trx, { voucher, slot_id }: { voucher: Voucher; slot_id: number }, { now }) => {
    const { order_id, order_item_id, piece } = voucher;
    await lockOrders(trx, [order_id]);
    const made = { order_id, order_item_id, piece, state: 'to_choose', slot_id: null } as const;
    await Booking.query(trx).insert(made).onConflict(['order_item_id', 'piece']).ignore();
    const own = await Booking.query(trx).where({ order_item_id, piece });
    await chooseFor(trx, own, slot_id, now);
  },
);

async function chooseFor(
  trx: Knex.Transaction,
  own: readonly Booking[],
  slotId: number,
  now: Date,
): Promise<void> {
  const days = await readChangeDays(trx);
  const moved = await rebook(
    trx,
    {
      bookingIds: own.map(({ id }) => id),
      slotId,
      problemOf: (booking, { from, to, voucher }) =>
        (voucher ? voucherProblem(voucher, now) : null) ??
        choiceProblem(
          {
            from,
            to: { ...to, price_difference: to.price_difference_halere },
            paid: booking.price_difference_halere,
            valid_until: voucher?.valid_until ?? null,
          },
          days,
          now,
        ),
    },
    now,
  );
  if (moved.bookingIds.length === 0) return;
  emit(trx, 'bookings.changed', { ...moved, mail: 'date_chosen' });
}
