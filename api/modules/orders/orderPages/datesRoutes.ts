import type { Knex } from 'knex';
import { ownMove } from '../../../contract/entities/ownDates.ts';
import type { Bus } from '../../../platform/commands.ts';
import { notFound } from '../../../platform/failure.ts';
import type { Middleware } from '../../../platform/http/context.ts';
import { actorOf } from '../../../platform/http/principal.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { sendFile } from '../../../platform/http/sendFile.ts';
import { parseInput } from '../../../platform/http/validate.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { fileAnswer } from '../../../platform/openapi/fileAnswer.ts';
import { inSchema } from '../../../platform/openapi/inSchema.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import {
  bookingCalendar,
  bookingsOfOrder,
  chooseDates,
  readOrderDates,
} from '../../dates/index.ts';
import { bySecret, orderByLink } from './queries.ts';

interface OrderDatesDeps {
  knex: Knex;
  bus: Bus;
  publicUrl: string;
  now(): Date;
}

interface Limits {
  reading: Middleware;
  asking: Middleware;
}

/** The dates of an order, for its buyer. */
export function orderDatesRoutes(
  { knex, bus, publicUrl, now }: OrderDatesDeps,
  { reading, asking }: Limits,
): Route[] {
  return [
    route({
      id: 'chooseOrderDates',
      method: 'post',
      path: '/order-pages/:key/dates',
      needs: 'public',
      summary: 'Choose, or move, the date of pieces of an order',
      description:
        'To a date that costs no more than what was paid, until some days before the present one: all of the bookings, or none.',
      ...bySecret,
      limits: [asking],
      // Parsed below: what is wrong in it is answered to who has a right secret alone.
      input: requestBody('OwnMove', () => inSchema(ownMove)),
      answers: {
        200: answer('The dates.', 'OwnDates'),
        409: answer('Why the date can’t be chosen.', 'Error'),
        ...failures(429),
      },
      run: async (ctx) => {
        const { id: orderId } = await orderByLink(knex, ctx, now());
        const chosen = parseInput(ownMove, ctx.state.body);
        await chooseDates(bus, { ...chosen, orderId }, actorOf(ctx));
        return readOrderDates(knex, orderId, now());
      },
    }),
    route({
      id: 'getOrderCalendar',
      method: 'get',
      path: '/order-pages/:key/dates.ics',
      needs: 'public',
      summary: 'Download the dates of an order for a calendar',
      ...bySecret,
      limits: [reading],
      answers: { 200: fileAnswer('The calendar.', 'text/calendar'), ...failures(404, 429) },
      run: async (ctx) => {
        const { id, locale } = await orderByLink(knex, ctx, now());
        const bookings = await bookingsOfOrder(knex, id);
        if (bookings.length === 0) throw notFound('slot.notFound');
        const file = bookingCalendar(bookings, { locale, origin: publicUrl, now: now() });
        sendFile(ctx, Buffer.from(file), 'attachment; filename="dates.ics"');
        ctx.type = 'text/calendar; charset=utf-8';
      },
    }),
  ];
}
