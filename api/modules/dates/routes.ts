import { Booking } from '../../../db/models/slot.ts';
import {
  booking,
  bookingMove,
  ownBooking,
  ownDates,
  slot,
  slotAlert,
  slotCancellation,
  slotCancellationPreview,
  slotDetail,
  slotOffer,
  slotSeries,
  slotsMade,
  slotUpdate,
  voucherDates,
} from '../../contract/entities/slot.ts';
import { isBlank } from '../../contract/fields.ts';
import type { SlotDetail } from '../../contract/types.ts';
import { notFound } from '../../platform/failure.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { putAndPatch, type RouteGroup, route } from '../../platform/http/route.ts';
import { parseInput, recordId } from '../../platform/http/validate.ts';
import { answer, created, failures, listAnswer } from '../../platform/openapi/answers.ts';
import { changeBody } from '../../platform/openapi/changeBody.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { cancelSlot } from './commands/cancelSlot.ts';
import { moveBooking } from './commands/moveBooking.ts';
import { createSlot, createSlots, deleteSlot, updateSlot } from './commands/saveSlots.ts';
import { presentBooking, presentSlot } from './present.ts';
import { previewCancellation } from './previewCancellation.ts';
import { type DatesDeps, publicRoutes } from './publicRoutes.ts';
import { bookingsOfSlot, findSlot, listSlots, slotFields } from './queries.ts';
import { voucherOfEach } from './vouchers.ts';

/** Dates of products, their bookings and the waiting list. */
export function datesRoutes(deps: DatesDeps): RouteGroup {
  const { knex, bus, now } = deps;
  const detailOf = async (id: number): Promise<SlotDetail> => {
    const found = await findSlot(knex, id);
    const bookings = await bookingsOfSlot(knex, id);
    const vouchers = await voucherOfEach(knex, bookings);
    return {
      ...presentSlot(found),
      bookings: bookings.map((each) => presentBooking(each, vouchers.get(each.id))),
    };
  };
  return {
    tag: { name: 'Dates', description: 'Dates of products with places, and their bookings.' },
    records: {
      Slot: slot,
      SlotDetail: slotDetail,
      SlotsMade: slotsMade,
      SlotCancellationPreview: slotCancellationPreview,
      Booking: booking,
      SlotOffer: slotOffer,
      SlotAlert: slotAlert,
      OwnBooking: ownBooking,
      OwnDates: ownDates,
      VoucherDates: voucherDates,
    },
    routes: [
      route({
        id: 'listSlots',
        method: 'get',
        path: '/slots',
        needs: 'read orders',
        summary: 'List dates',
        list: slotFields,
        answers: { 200: listAnswer('Dates of all products.', 'Slot') },
        run: async (ctx) => (await listSlots(knex, ctx)).map(presentSlot),
      }),
      route({
        id: 'getSlot',
        method: 'get',
        path: '/slots/:key',
        needs: 'read orders',
        summary: 'Read a date with its bookings',
        answers: { 200: answer('The date.', 'SlotDetail') },
        run: (ctx) => detailOf(recordId(ctx.params.key)),
      }),
      route({
        id: 'createSlot',
        method: 'post',
        path: '/slots',
        needs: 'write orders',
        summary: 'Add a date to a product',
        input: requestBody('SlotCreate', slotUpdate),
        answers: { 201: created('The date.', 'Slot') },
        run: async (ctx, input) => {
          const id = await createSlot(bus, input, actorOf(ctx));
          ctx.set('location', `/api/slots/${id}`);
          return presentSlot(await findSlot(knex, id));
        },
      }),
      route({
        id: 'createSlots',
        method: 'post',
        path: '/slots/series',
        needs: 'write orders',
        summary: 'Add many dates to a product',
        description:
          'One at each of the times on each of the days, in Prague’s time, but where the product has one then and there.',
        input: requestBody('SlotSeries', slotSeries),
        answers: { 201: answer('How many were added, and how many were there.', 'SlotsMade') },
        run: (ctx, series) => createSlots(bus, series, actorOf(ctx)),
      }),
      ...putAndPatch(
        { put: 'updateSlot', patch: 'patchSlot' },
        {
          path: '/slots/:key',
          needs: 'write orders',
          summary: 'Change a date',
          description:
            'Its bookers are mailed where it takes place at another time or elsewhere. PUT and PATCH do the same: absent fields keep their value.',
          input: changeBody('SlotUpdate', slotUpdate),
          answers: {
            200: answer('The date.', 'Slot'),
            409: answer('It was changed, or cancelled, by somebody else.', 'Error'),
          },
          run: async (ctx) => {
            const current = presentSlot(await findSlot(knex, recordId(ctx.params.key)));
            const { body } = ctx.state;
            // A cancelled date is refused as such, not for a state that nobody sent.
            const state = current.state === 'cancelled' ? 'planned' : current.state;
            // Fields that were not sent are as old as this reading.
            const version = isBlank(body.version) ? current.version : body.version;
            const input = parseInput(slotUpdate, { ...current, state, ...body, version });
            await updateSlot(bus, { ...input, id: current.id }, actorOf(ctx));
            return presentSlot(await findSlot(knex, current.id));
          },
        },
      ),
      route({
        id: 'deleteSlot',
        method: 'delete',
        path: '/slots/:key',
        needs: 'write orders',
        summary: 'Delete a date without bookings',
        answers: { 200: answer('The date as it was.', 'Slot'), ...failures(409) },
        run: async (ctx) => {
          const gone = presentSlot(await findSlot(knex, recordId(ctx.params.key)));
          await deleteSlot(bus, { id: gone.id }, actorOf(ctx));
          return gone;
        },
      }),
      route({
        id: 'previewSlotCancellation',
        method: 'get',
        path: '/slots/:key/cancellation',
        needs: 'write orders',
        summary: 'Say what cancelling a date would cause',
        answers: {
          200: answer('What it would cause.', 'SlotCancellationPreview'),
          ...failures(409),
        },
        run: (ctx) => {
          const id = recordId(ctx.params.key);
          return previewCancellation({ bus, now: now() }, id, actorOf(ctx));
        },
      }),
      route({
        id: 'cancelSlot',
        method: 'post',
        path: '/slots/:key/cancellation',
        needs: 'write orders',
        summary: 'Cancel a date because of the weather',
        description:
          'Buyers are mailed the next dates and choose one of them; orders and money stay as they are.',
        input: requestBody('SlotCancellation', slotCancellation),
        answers: { 201: answer('The date with its bookings.', 'SlotDetail'), ...failures(409) },
        run: async (ctx, said) => {
          const id = recordId(ctx.params.key);
          await cancelSlot(bus, { ...said, id }, actorOf(ctx));
          return detailOf(id);
        },
      }),
      route({
        id: 'moveBooking',
        method: 'put',
        path: '/bookings/:key',
        needs: 'write orders',
        summary: 'Move a booking by hand',
        description:
          'To any date of the product with a free place, whatever it costs and however late it is; the buyer is mailed.',
        input: requestBody('BookingMove', bookingMove),
        answers: { 200: answer('The booking.', 'Booking'), ...failures(409) },
        run: async (ctx, { slot_id: slotId }) => {
          const id = recordId(ctx.params.key);
          await moveBooking(bus, { id, slotId }, actorOf(ctx));
          const moved = await Booking.query(knex).findById(id).withGraphFetched('[order, item]');
          if (!moved) throw notFound('slot.notFound');
          return presentBooking(moved, (await voucherOfEach(knex, [moved])).get(id));
        },
      }),
      ...publicRoutes(deps),
    ],
  };
}
