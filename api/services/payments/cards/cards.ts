import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { CardPayment } from '../../../../db/models/cardPayment.ts';
import { Order } from '../../../../db/models/order.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { OPEN_STATES, openHalere } from '../../../contract/payments.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import { enqueueOrderMail } from '../../outbox/mails.ts';
import type { ResponseCache } from '../../responseCache.ts';
import { bookPayment } from '../bookPayment.ts';
import { moneyOf } from '../moneyOf.ts';
import type { CardProvider } from './provider.ts';

interface CardsDeps {
  knex: Knex;
  provider: CardProvider;
  publicUrl: string;
  cache: ResponseCache;
  log: Logger;
  now(): Date;
}

export type Cards = ReturnType<typeof createCards>;

/** Asked no more often while a customer reloads the order's page. */
const FRESH_MS = 5_000;
const AT_ONCE = 20;

const FIRST_MS = 60_000;
const LONGEST_MS = 3_600_000;
const GIVEN_UP_MS = 24 * LONGEST_MS;

/** Card payments of orders: what the provider says of them decides, whoever brings the news. */
export function createCards({ knex, provider, publicUrl, cache, log, now }: CardsDeps) {
  /** Orders whose payment is being begun: a customer who asks twice pays once. */
  const beginning = new Map<number, Promise<string>>();

  const begin = async (orderId: number, secret: string): Promise<string> => {
    const order = await Order.query(knex).findById(orderId).throwIfNotFound();
    const page = `${publicUrl}${sitePaths.order(secret)}?lang=${order.locale}`;
    const halere = order.status === 'cancelled' ? 0 : openHalere(moneyOf(order));
    if (halere === 0) return page;
    const pending = (db: Knex) =>
      CardPayment.query(db)
        .where({ order_id: orderId, halere, state: 'pending' })
        .orderBy('id', 'desc')
        .first();
    const begun = await pending(knex);
    const state = begun && (await settle(begun));
    if (begun && state === 'pending') return begun.redirect;
    if (state === 'paid') return page;
    const { transId, redirect } = await provider.create({
      ...{ orderId, halere, locale: order.locale, returnTo: page },
      ...{ name: order.customer_name, email: order.customer_email },
    });
    const at = now();
    return knex.transaction(async (trx) => {
      await Order.query(trx).findById(orderId).forUpdate();
      // Another instance may have begun one meanwhile. Only one page is ever shown to pay on.
      const other = await pending(trx);
      if (other) return other.redirect;
      await CardPayment.query(trx).insert({
        ...{ order_id: orderId, trans_id: transId, state: 'pending', halere, redirect },
        ...{ created_at: at.toISOString(), next_check_at: nextCheck(at, at) },
      });
      return redirect;
    });
  };

  /** Asks the provider how a payment stands, and books what it says. */
  const settle = async (payment: CardPayment): Promise<CardPayment['state']> => {
    const { id, order_id, trans_id } = payment;
    const { state, orderId, halere } = await provider.status(trans_id);
    if (orderId !== order_id) throw new Error(`card payment ${trans_id}: of order ${orderId}`);
    const at = now();
    const isNew = await knex.transaction(async (trx) => {
      const rest = state === 'pending' ? {} : { next_check_at: null };
      const changed = await CardPayment.query(trx)
        .patch({ state, checked_at: at.toISOString(), ...rest })
        .where({ id })
        // What is paid stays so, what is cancelled becomes nothing but paid.
        .whereIn('state', state === 'paid' ? ['pending', 'cancelled'] : ['pending']);
      if (changed === 0 || state === 'pending') return false;
      if (state === 'paid') {
        const symbol = String(order_id);
        const received = { receivedOn: pragueToday(at), variableSymbol: symbol };
        const booked = { orderId, source: 'card', externalId: trans_id, halere } as const;
        await bookPayment(trx, { ...booked, ...received }, at);
      } else if (await isStillOpen(trx, order_id)) {
        await enqueueOrderMail(trx, 'card_failed', [order_id], at);
      }
      return true;
    });
    if (isNew) cache.drop(['orders', 'payments']);
    return state;
  };

  return {
    /**
     * The provider's page on which an order is paid: a new payment's, or that of one which isn't
     * finished; the order's own page when there is nothing to pay.
     * @throws ProviderRefused, ProviderUnreachable
     */
    begin(orderId: number, secret: string): Promise<string> {
      const known = beginning.get(orderId);
      if (known) return known;
      const one = begin(orderId, secret).finally(() => beginning.delete(orderId));
      beginning.set(orderId, one);
      return one;
    },

    /** Checks a payment that a notification is about; false when there is no such payment. */
    async check(transId: string): Promise<boolean> {
      const payment = await CardPayment.query(knex).findOne({ trans_id: transId });
      if (payment && payment.state !== 'paid') await settle(payment);
      return payment !== undefined;
    },

    /** Checks an order's unfinished payments, unless that was done a moment ago. */
    async refresh(orderId: number): Promise<void> {
      const before = new Date(now().getTime() - FRESH_MS).toISOString();
      const pending = await CardPayment.query(knex).where({ order_id: orderId, state: 'pending' });
      const due = pending.filter(({ checked_at }) => checked_at === null || checked_at < before);
      await Promise.all(due.map(settle));
    },

    /** Checks the payments whose turn it is: their notifications may be lost. */
    async checkDue(): Promise<void> {
      const at = now();
      const due = await CardPayment.query(knex)
        .where('next_check_at', '<=', at.toISOString())
        .orderBy('next_check_at')
        .limit(AT_ONCE);
      for (const payment of due) {
        const { id, next_check_at, created_at } = payment;
        // Another instance may have taken it.
        const isMine = await CardPayment.query(knex)
          .patch({ next_check_at: nextCheck(new Date(created_at), at) })
          .where({ id, next_check_at });
        if (isMine === 0) continue;
        await settle(payment).catch((error) =>
          log.warn({ err: error }, 'a card payment could not be checked; it is tried again'),
        );
      }
    },
    provider,
  };
}

async function isStillOpen(trx: Knex.Transaction, orderId: number): Promise<boolean> {
  const order = await Order.query(trx).findById(orderId);
  if (!order || order.status === 'cancelled') return false;
  return OPEN_STATES.includes(order.payment_state);
}

/** When the provider is asked next of a payment: after a minute, then ever later; null after a day. */
function nextCheck(begun: Date, now: Date): string | null {
  const age = now.getTime() - begun.getTime();
  if (age >= GIVEN_UP_MS) return null;
  const pause = Math.min(Math.max(age, FIRST_MS), LONGEST_MS);
  return new Date(now.getTime() + pause).toISOString();
}
