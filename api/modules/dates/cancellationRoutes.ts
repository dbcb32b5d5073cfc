import type { Knex } from 'knex';
import { slotCancellation } from '../../contract/entities/slot.ts';
import type { Bus } from '../../platform/commands.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { recordId } from '../../platform/http/validate.ts';
import { answer, failures } from '../../platform/openapi/answers.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { cancelSlot } from './commands/cancelSlot.ts';
import { previewCancellation } from './previewCancellation.ts';
import { readSlotDetail } from './slotDetail.ts';

interface CancellationDeps {
  knex: Knex;
  bus: Bus;
  now(): Date;
}

/** Dates that don't take place: what that would cause, and cancelling them. */
export const cancellationRoutes = ({ knex, bus, now }: CancellationDeps): Route[] => [
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
      return readSlotDetail(knex, id);
    },
  }),
];
