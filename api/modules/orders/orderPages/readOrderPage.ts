import { setTimeout as passed } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { OrderPage } from '../../../contract/types.ts';
import { isVoucher } from '../../../contract/vouchers.ts';
import type { Context } from '../../../platform/http/context.ts';
import { bookingsOfOrder, ownDatesOf } from '../../dates/index.ts';
import type { PictureInfos } from '../../media/index.ts';
import type { Cards } from '../../payments/index.ts';
import { vouchersOf } from '../../vouchers/index.ts';
import { presentOrderPage } from './present.ts';
import {
  latestCard,
  mayHaveDates,
  orderByLink,
  picturesOf,
  readDeliveryAndWithdrawalDays,
  withPage,
} from './queries.ts';

interface OrderPageDeps {
  knex: Knex;
  log: Logger;
  pictures: PictureInfos;
  /** Null while no provider takes card payments. */
  cards: Pick<Cards, 'areTaken' | 'refresh'> | null;
  now(): Date;
}

/** How long a page waits for the card provider: customers are back before its notification. */
const CARD_MS = 1_500;

/** The page of the order that the secret of an address opens; throws the same 404 for every other secret. */
export async function readOrderPage(deps: OrderPageDeps, ctx: Context): Promise<OrderPage> {
  const { knex, log, pictures, cards, now } = deps;
  const read = async () => {
    const order = await withPage(knex, await orderByLink(knex, ctx, now()));
    return { order, card: await latestCard(knex, order) };
  };
  let { order, card } = await read();
  const takesCards = (await cards?.areTaken()) ?? false;
  if (cards && takesCards && card?.state === 'pending') {
    const refreshed = cards
      .refresh(order.id)
      .catch((error) => log.warn({ err: error }, 'a card payment could not be checked'));
    await Promise.race([passed(CARD_MS), refreshed]);
    ({ order, card } = await read());
  }
  const bookings = mayHaveDates(order) ? await bookingsOfOrder(knex, order.id) : [];
  return presentOrderPage(order, {
    card,
    takesCards,
    ...(await readDeliveryAndWithdrawalDays(knex, order.locale)),
    vouchers: order.items?.some(isVoucher) ? await vouchersOf(knex, order.id) : [],
    pictures: await picturesOf(pictures, order),
    bookings,
    dates: mayHaveDates(order) ? await ownDatesOf(knex, bookings, now()) : undefined,
    now: now(),
  });
}
