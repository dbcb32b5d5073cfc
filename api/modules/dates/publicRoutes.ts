import type { Knex } from 'knex';
import { Booking } from '../../../db/models/slot.ts';
import { voucherDateChoice, voucherDatesRequest } from '../../contract/entities/ownDates.ts';
import { slotAlertCreate } from '../../contract/entities/slot.ts';
import type { VoucherDates } from '../../contract/types.ts';
import { formatCode } from '../../contract/voucherCodes.ts';
import type { Bus } from '../../platform/commands.ts';
import { conflict, notFound } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import { perNetwork } from '../../platform/http/perNetwork.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type CreateLimiter, networkOf } from '../../platform/limiter.ts';
import { answer, failures, listAnswer } from '../../platform/openapi/answers.ts';
import { query } from '../../platform/openapi/listParameters.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { chooseVoucherDate } from './commands/chooseDate.ts';
import { requestSlotAlert } from './commands/requestSlotAlert.ts';
import { ownDatesOf, readOffers } from './ownDates.ts';
import { presentOffer } from './present.ts';
import { productNamed, sellableSlots } from './queries.ts';
import { type FoundVoucher, findExperienceVoucher, voucherProblem } from './vouchers.ts';

export interface DatesDeps {
  knex: Knex;
  bus: Bus;
  createLimiter: CreateLimiter;
  now(): Date;
}

/** What visitors do with dates: they see them, wait for a place, and choose one with a voucher's code. */
export function publicRoutes({ knex, bus, createLimiter, now }: DatesDeps): Route[] {
  const waiting = perNetwork(createLimiter({ name: 'slot-alerts', points: 20, seconds: 600 }));
  // Of wrong codes: those of one network, and those of all, which could guess together.
  const guesses = createLimiter({ name: 'voucher-guesses', points: 10, seconds: 600 });
  const allGuesses = createLimiter({ name: 'voucher-guesses-all', points: 2_000, seconds: 3_600 });

  /**
   * The voucher of a code. Right codes take nothing of the limits.
   * @throws a 404 for a wrong code, a 429 after too many of them, and a 409 for a voucher that is used or over
   */
  async function opened(ctx: Context, code: string): Promise<FoundVoucher> {
    const network = networkOf(ctx.ip);
    await guesses.admit(network);
    await allGuesses.admit('all');
    const found = await findExperienceVoucher(knex, code);
    if (!found) throw notFound('slot.notYours');
    await guesses.giveBack(network);
    await allGuesses.giveBack('all');
    const problem = voucherProblem(found.voucher, now());
    if (problem) throw conflict(problem);
    return found;
  }

  async function datesOf(found: FoundVoucher): Promise<VoucherDates> {
    const { voucher, item } = found;
    const { order_item_id, piece } = voucher;
    const bookings = await Booking.query(knex)
      .where({ order_item_id, piece })
      .withGraphFetched('[slot, item]');
    const own =
      bookings.length > 0
        ? await ownDatesOf(knex, bookings, now())
        : { bookings: [], offers: await readOffers(knex, [unbooked(found)], now()) };
    return {
      ...own,
      code: formatCode(voucher.code),
      product: {
        slug: item.product?.slug ?? null,
        name: { en: item.name_en, cs: item.name_cs },
      },
      valid_until: voucher.valid_until,
    };
  }

  return [
    route({
      id: 'listDates',
      method: 'get',
      path: '/dates',
      needs: 'public',
      summary: 'List the coming dates that can be booked',
      description:
        'Soonest first, also those without free places. None after the end of a voucher that is bought today.',
      parameters: [
        query('product', 'The id or the slug of a product; all when absent.', { type: 'string' }),
      ],
      cacheTags: ['slots', 'products'],
      answers: { 200: listAnswer('The dates.', 'SlotOffer') },
      run: async (ctx) => {
        const [product] = [ctx.query.product].flat();
        const only = product ? [await productNamed(knex, product)] : undefined;
        const at = now();
        return (await sellableSlots(knex, at, only)).map((slot) => presentOffer(slot, at));
      },
    }),
    route({
      id: 'requestSlotAlert',
      method: 'post',
      path: '/date-alerts',
      needs: 'public',
      summary: 'Ask for a mail when a place on a date is free',
      description: 'One mail, once. At most 20 in 10 minutes from one network.',
      limits: [waiting],
      input: requestBody('SlotAlertCreate', slotAlertCreate),
      answers: {
        201: answer('What the mail will be about.', 'SlotAlert'),
        409: answer('There are free places.', 'Error'),
        ...failures(429),
      },
      run: async (ctx, { slot_id, email }) => {
        const { locale } = ctx.state;
        await requestSlotAlert(bus, { slot_id, email, locale }, actorOf(ctx));
        return { slot_id, email };
      },
    }),
    route({
      id: 'readVoucherDates',
      method: 'post',
      // The code is in the body, so that no log has it.
      path: '/voucher-dates',
      needs: 'public',
      summary: 'Read the date of a voucher, and those that can be chosen',
      description: 'At most 10 wrong codes in 10 minutes from one network.',
      input: requestBody('VoucherDatesRequest', voucherDatesRequest),
      answers: {
        200: answer('The dates.', 'VoucherDates'),
        409: answer('The voucher was used, is cancelled or over.', 'Error'),
        ...failures(404, 429),
      },
      run: async (ctx, { code }) => datesOf(await opened(ctx, code)),
    }),
    route({
      id: 'chooseVoucherDate',
      method: 'post',
      path: '/voucher-dates/choice',
      needs: 'public',
      summary: 'Choose, or move, the date of a voucher',
      description:
        'To a date that costs no more than what was paid, until some days before the present one. The buyer is mailed.',
      input: requestBody('VoucherDateChoice', voucherDateChoice),
      answers: {
        200: answer('The dates.', 'VoucherDates'),
        409: answer('Why the date can’t be chosen.', 'Error'),
        ...failures(404, 429),
      },
      run: async (ctx, { code, slot_id }) => {
        const found = await opened(ctx, code);
        await chooseVoucherDate(bus, { voucher: found.voucher, slot_id }, actorOf(ctx));
        return datesOf(found);
      },
    }),
  ];
}

const unbooked = ({ voucher, item }: FoundVoucher) => ({
  productId: item.product_id ?? 0,
  paidHalere: 0,
  validUntil: voucher.valid_until,
});
