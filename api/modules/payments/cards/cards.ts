import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { CardPayment, CardRefund } from '../../../../db/models/cardPayment.ts';
import { Order } from '../../../../db/models/order.ts';
import { isHeldBack } from '../../../../db/models/restoredCopy.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { openHalere } from '../../../contract/payments.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import type { ResponseCache } from '../../../platform/cache/responseCache.ts';
import { enqueueOrderMail } from '../../mail/mails.ts';
import { bookPayment, lockOrder } from '../bookPayment.ts';
import { moneyOf } from '../moneyOf.ts';
import { sendBack } from '../refundThrough.ts';
import { type CardProvider, type CardStatus, ProviderRefused } from './provider.ts';
import { unlessHeldBack } from './unlessHeldBack.ts';

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
export function createCards({ knex, publicUrl, cache, log, now, ...given }: CardsDeps) {
  const provider = unlessHeldBack(knex, given.provider);
  /** Orders whose payment is being begun: a customer who asks twice pays once. */
  const beginning = new Map<number, Promise<string>>();

  const begin = async (orderId: number, secret: string): Promise<string> => {
    for (const unfinished of await pendingOf(knex, orderId)) await settle(unfinished);
    const order = await Order.query(knex).findById(orderId).throwIfNotFound();
    const page = `${publicUrl}${sitePaths.order(secret)}?lang=${order.locale}`;
    const halere = owedByCard(order);
    if (halere === 0) return page;
    const pending = (db: Knex) => pendingOf(db, orderId).where({ halere }).first();
    const begun = await pending(knex);
    if (begun) return begun.redirect;
    const { transId, redirect } = await provider.create({
      orderId,
      halere,
      locale: order.locale,
      returnTo: page,
      name: order.customer_name,
      email: order.customer_email,
    });
    const at = now();
    const other = await knex.transaction(async (trx) => {
      const locked = await lockOrder(trx, orderId);
      // Another instance may have begun one meanwhile. Only one page is ever shown to pay on.
      const known = await pending(trx);
      if (known) return known.redirect;
      await CardPayment.query(trx).insert({
        order_id: orderId,
        trans_id: transId,
        state: 'pending',
        halere,
        redirect,
        created_at: at.toISOString(),
        next_check_at: nextCheck(at, at),
      });
      // Money that came meanwhile makes it one of a wrong amount, which is cancelled when it is checked.
      return owedByCard(locked) === halere ? null : page;
    });
    if (other !== null && other !== page) {
      await provider.cancel(transId).catch((error) => {
        log.warn({ err: error }, 'a card payment that nobody was shown could not be cancelled');
      });
    }
    return other ?? redirect;
  };

  /** How a payment stands at the provider; one of another amount than is owed is cancelled there. */
  const statusOf = async ({ order_id, trans_id, halere }: CardPayment): Promise<CardStatus> => {
    const status = await provider.status(trans_id);
    if (status.orderId !== order_id) {
      throw new Error(`card payment ${trans_id}: of order ${status.orderId}`);
    }
    const order = await Order.query(knex).findById(order_id).throwIfNotFound();
    if (status.state !== 'pending' || owedByCard(order) === halere) return status;
    try {
      await provider.cancel(trans_id);
      return { ...status, state: 'cancelled' };
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      // The customer has just paid it, or is about to.
      return provider.status(trans_id);
    }
  };

  /** Asks the provider how a payment stands, and books what it says. */
  const settle = async (payment: CardPayment): Promise<void> => {
    const { id, order_id, trans_id } = payment;
    const { state, halere } = await statusOf(payment);
    const at = now();
    const lateKey = `late-${trans_id}`;
    const isNew = await knex.transaction(async (trx) => {
      const rest = state === 'pending' ? {} : { next_check_at: null };
      const changed = await CardPayment.query(trx)
        .patch({ state, checked_at: at.toISOString(), ...rest })
        .where({ id })
        // What is paid stays so, what is cancelled becomes nothing but paid.
        .whereIn('state', state === 'paid' ? ['pending', 'cancelled'] : ['pending']);
      if (changed === 0 || state === 'pending') return false;
      if (state === 'paid') {
        const owed = owedByCard(await lockOrder(trx, order_id));
        await bookPayment(
          trx,
          {
            orderId: order_id,
            source: 'card',
            externalId: trans_id,
            halere,
            receivedOn: pragueToday(at),
          },
          at,
        );
        if (halere > owed) await reserveLate(trx, payment, lateKey, halere - owed, at);
      } else if (owedByCard(await lockOrder(trx, order_id)) === payment.halere) {
        await enqueueOrderMail(trx, 'card_failed', [order_id], at);
      }
      return true;
    });
    if (isNew && state === 'paid') await sendLate(lateKey);
    if (isNew) cache.drop(['orders', 'payments']);
  };

  /** Has the provider send back what came by a page that was open too long; once, whoever asks. */
  const sendLate = async (key: string): Promise<void> => {
    const isMine = await CardRefund.query(knex)
      .patch({ state: 'asked', created_at: now().toISOString() })
      .where({ key, state: 'due' });
    if (isMine === 0) return;
    await sendBack({ knex, provider, now }, key).catch((error) =>
      log.warn({ err: error, key }, 'money that came too late by card could not be sent back'),
    );
    cache.drop(['orders', 'payments']);
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
      const pending = await pendingOf(knex, orderId);
      const due = pending.filter(({ checked_at }) => checked_at === null || checked_at < before);
      await Promise.all(due.map(settle));
    },

    /**
     * Checks the payments whose turn it is: their notifications may be lost, or other money came. Sends
     * back what came too late.
     */
    async checkDue(): Promise<void> {
      if (await isHeldBack(knex)) return;
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
      const late = await CardRefund.query(knex).where({ state: 'due' }).limit(AT_ONCE);
      for (const { key } of late) await sendLate(key);
    },
    /** Whether orders can be paid by card now. */
    areTaken: async (): Promise<boolean> => !(await isHeldBack(knex)),
    provider,
  };
}

const pendingOf = (knex: Knex, orderId: number) =>
  CardPayment.query(knex).where({ order_id: orderId, state: 'pending' }).orderBy('id', 'desc');

/** What is still to be paid by card, in haléře: nothing of an order that is paid otherwise. */
const owedByCard = (order: Order): number =>
  order.payment_kind !== 'card' || order.status === 'cancelled' ? 0 : openHalere(moneyOf(order));

/** Reserves what came beyond what was owed, to be sent back by itself. */
async function reserveLate(
  trx: Knex.Transaction,
  { order_id, trans_id }: CardPayment,
  key: string,
  halere: number,
  now: Date,
): Promise<void> {
  await CardRefund.query(trx).insert({
    key,
    trans_id,
    order_id,
    halere,
    received_on: pragueToday(now),
    note: '',
    user_id: null,
    state: 'due',
    created_at: now.toISOString(),
  });
}

/** When the provider is asked next of a payment: after a minute, then ever later; null after a day. */
function nextCheck(begun: Date, now: Date): string | null {
  const age = now.getTime() - begun.getTime();
  if (age >= GIVEN_UP_MS) return null;
  const pause = Math.min(Math.max(age, FIRST_MS), LONGEST_MS);
  return new Date(now.getTime() + pause).toISOString();
}
