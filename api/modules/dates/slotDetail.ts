import type { Knex } from 'knex';
import type { SlotDetail } from '../../contract/types.ts';
import { presentBooking, presentSlot } from './present.ts';
import { bookingsOfSlot, findSlot } from './queries.ts';
import { voucherOfEach } from './vouchers.ts';

/** A date with its bookings, for the team; throws a 404. */
export async function readSlotDetail(knex: Knex, id: number): Promise<SlotDetail> {
  const slot = await findSlot(knex, id);
  const bookings = await bookingsOfSlot(knex, id);
  const vouchers = await voucherOfEach(knex, bookings);
  return {
    ...presentSlot(slot),
    bookings: bookings.map((each) => presentBooking(each, vouchers.get(each.id))),
  };
}
