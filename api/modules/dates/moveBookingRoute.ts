import type { Knex } from 'knex';
import { Booking } from '../../../db/models/slot.ts';
import { bookingMove } from '../../contract/entities/slot.ts';
import type { Bus } from '../../platform/commands.ts';
import { notFound } from '../../platform/failure.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { recordId } from '../../platform/http/validate.ts';
import { answer, failures } from '../../platform/openapi/answers.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { moveBooking } from './commands/moveBooking.ts';
import { presentBooking } from './present.ts';
import { voucherOfEach } from './vouchers.ts';

/** Moves a booking as the team decides, where its buyer may not. */
export const moveBookingRoute = ({ knex, bus }: { knex: Knex; bus: Bus }): Route =>
  route({
    id: 'moveBooking',
    method: 'put',
    path: '/bookings/:key',
    needs: 'write orders',
    summary: 'Move a booking by hand',
    description:
      'To any date of the product with a free place, whatever it costs and however late it is; the buyer is mailed. That of a used voucher stays.',
    input: requestBody('BookingMove', bookingMove),
    answers: { 200: answer('The booking.', 'Booking'), ...failures(409) },
    run: async (ctx, { slot_id: slotId }) => {
      const id = recordId(ctx.params.key);
      await moveBooking(bus, { id, slotId }, actorOf(ctx));
      const moved = await Booking.query(knex).findById(id).withGraphFetched('[order, item]');
      if (!moved) throw notFound('slot.notFound');
      return presentBooking(moved, (await voucherOfEach(knex, [moved])).get(id));
    },
  });
