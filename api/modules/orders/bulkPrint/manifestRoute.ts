import { dayAfter, isIsoDate } from '../../../contract/dates.ts';
import { isLocale } from '../../../contract/locales.ts';
import { pragueMidnight } from '../../../contract/pragueTime.ts';
import { malformed } from '../../../platform/failure.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { sendPdf } from '../../../platform/http/sendFile.ts';
import { recordId } from '../../../platform/http/validate.ts';
import { failures } from '../../../platform/openapi/answers.ts';
import { fileAnswer } from '../../../platform/openapi/fileAnswer.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import { bookingsBetween, voucherOfEach } from '../../dates/index.ts';
import { type BulkPrintDeps, LANGUAGE, printingOf } from './routes.ts';

/** Prints who comes to the dates of a day, or to one of them. */
export const manifestRoute = ({ knex, now }: BulkPrintDeps): Route =>
  route({
    id: 'getManifest',
    method: 'get',
    path: '/orders/admin/orders/print/manifest',
    needs: 'read orders',
    takesCookie: true,
    summary: 'Print who comes to the dates of a day',
    parameters: [
      query('day', 'A day in Prague.', { type: 'string', format: 'date' }),
      query('slot', 'The id of a date, instead of a day.', { type: 'integer' }),
      LANGUAGE,
    ],
    answers: { 200: fileAnswer('The list.', 'application/pdf'), ...failures(400) },
    run: async (ctx) => {
      const { language } = ctx.query;
      const locale = isLocale(language) ? language : ctx.state.locale;
      const bookings = await bookingsBetween(knex, chosenBy(ctx));
      const vouchers = await voucherOfEach(knex, bookings);
      // Loaded when a list is asked for: fonts and pdfkit would slow the server's start.
      const { renderManifest } = await import('./renderManifest.ts');
      const printing = await printingOf({ knex, now }, locale);
      sendPdf(ctx, await renderManifest({ bookings, vouchers }, printing), 'manifest.pdf');
    },
  });

function chosenBy({ query: { day, slot } }: Context) {
  if (slot !== undefined) return { slotId: recordId(String(slot)) };
  if (typeof day !== 'string' || !isIsoDate(day)) throw malformed();
  const next = dayAfter(day, 1);
  // The day after the year 9999 can't be written as YYYY-MM-DD.
  if (!isIsoDate(next)) throw malformed();
  return { since: pragueMidnight(day), until: pragueMidnight(next) };
}
