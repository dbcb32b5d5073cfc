import { ownBooking, ownDates, voucherDates } from '../../contract/entities/ownDates.ts';
import {
  booking,
  slot,
  slotAlert,
  slotCancellationPreview,
  slotDetail,
  slotOffer,
  slotSeries,
  slotsMade,
  slotUpdate,
} from '../../contract/entities/slot.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { putAndPatch, type RouteGroup, route } from '../../platform/http/route.ts';
import { recordId } from '../../platform/http/validate.ts';
import { answer, created, failures, listAnswer } from '../../platform/openapi/answers.ts';
import { changeBody } from '../../platform/openapi/changeBody.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { cancellationRoutes } from './cancellationRoutes.ts';
import { createSlot, createSlots, deleteSlot, updateSlot } from './commands/saveSlots.ts';
import { moveBookingRoute } from './moveBookingRoute.ts';
import { parseSlotUpdate } from './parseSlotUpdate.ts';
import { presentSlot } from './present.ts';
import { type DatesDeps, publicRoutes } from './publicRoutes.ts';
import { findSlot, listSlots, slotFields } from './queries.ts';
import { readSlotDetail } from './slotDetail.ts';

/** Dates of products, their bookings and the waiting list. */
export function datesRoutes(deps: DatesDeps): RouteGroup {
  const { knex, bus } = deps;
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
        run: (ctx) => readSlotDetail(knex, recordId(ctx.params.key)),
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
            const input = parseSlotUpdate(current, ctx.state.body);
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
      ...cancellationRoutes(deps),
      moveBookingRoute(deps),
      ...publicRoutes(deps),
    ],
  };
}
