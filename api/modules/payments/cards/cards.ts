import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { CardPayment, CardRefund } from '../../../../db/models/cardPayment.ts';
import { noteDone, noteFailing } from '../../../../db/models/meta.ts';
import { Order } from '../../../../db/models/order.ts';
import { isHeldBack } from '../../../../db/models/restoredCopy.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import { type Bus, PRODUCT } from '../../../platform/commands.ts';
import { requestLateRefund } from '../refunds/commands/requestLateRefund.ts';
import { sendBack } from '../refunds/refundThrough.ts';
import { recordCardPayment } from './commands/recordCardPayment.ts';
import { settleCardPayment } from './commands/settleCardPayment.ts';
import { holdBackProvider } from './holdBackProvider.ts';
import { nextCheck } from './nextCheck.ts';
import { owedByCard } from './owedByCard.ts';
import { pendingOf } from './pendingOf.ts';
import {
  type CardProvider,
  type CardStatus,
  ProviderRefused,
  ProviderUnreachable,
} from './provider.ts';

interface CardsDeps {
  knex: Knex;
  bus: Bus;
  provider: CardProvider;
  publicUrl: string;
  log: Logger;
  now(): Date;
}

export type Cards = ReturnType<typeof createCards>;

/** Asked no more often while a customer reloads the order's page. */
const FRESH_MS = 5_000;
/** How many payments are checked, and refunds sent, in one run. */
const BATCH = 20;

/** Card payments of orders. Only the provider's own answer counts, not what a notification says. */
export function createCards({ knex, bus, publicUrl, log, now, ...given }: CardsDeps) {
  const provider = holdBackProvider(knex, given.provider);
  /** Orders whose payment is being begun: a customer who asks twice pays once. */
  const beginning = new Map<number, Promise<string>>();

  const begin = async (orderId: number, secret: string): Promise<string> => {
    for (const unfinished of await pendingOf(knex, orderId)) await settle(unfinished);
    const order = await Order.query(knex).findById(orderId).throwIfNotFound();
    const page = `${publicUrl}${sitePaths.order(secret)}?lang=${order.locale}`;
    const halere = owedByCard(order);
    if (halere === 0) return page;
    const begun = await pendingOf(knex, orderId).where({ halere }).first();
    if (begun) return begun.redirect;
    const { transId, redirect } = await provider.create({
      orderId,
      halere,
      locale: order.locale,
      returnTo: page,
      name: order.customer_name,
      email: order.customer_email,
    });
    const payment = { orderId, transId, halere, redirect };
    const recorded = await recordCardPayment(bus, payment, PRODUCT);
    if (recorded.is === 'outdated') return page;
    if (recorded.is === 'new') return redirect;
    await provider.cancel(transId).catch((error) => {
      log.warn({ err: error }, 'a card payment that no customer was shown could not be cancelled');
    });
    return recorded.redirect;
  };

  /** A payment's state at the provider; one of another amount than is owed is cancelled there. */
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

  /** Asks the provider for a payment's state, and books it. */
  const settle = async (payment: CardPayment): Promise<void> => {
    const { state, halere } = await statusOf(payment);
    const late = await settleCardPayment(bus, { payment, state, halere }, PRODUCT);
    if (late !== null) await sendLate(late);
  };

  /** Has the provider send back, once, what was paid on a page that was open too long. */
  const sendLate = async (key: string): Promise<void> => {
    if (!(await requestLateRefund(bus, { key }, PRODUCT))) return;
    await sendBack({ knex, bus, provider }, key).catch((error) =>
      log.warn({ err: error, key }, 'money that came too late by card could not be sent back'),
    );
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
     * Checks the payments that are due: their notifications may be lost, or other money came. Sends
     * back what came too late.
     */
    async checkDue(): Promise<void> {
      if (await isHeldBack(knex)) return;
      const at = now();
      const due = await CardPayment.query(knex)
        .where('next_check_at', '<=', at.toISOString())
        .orderBy('next_check_at')
        .limit(BATCH);
      let isReached = false;
      let isUnreachable = false;
      for (const payment of due) {
        const { id, next_check_at, created_at } = payment;
        // Another instance may have taken it.
        const isMine = await CardPayment.query(knex)
          .patch({ next_check_at: nextCheck(new Date(created_at), at) })
          .where({ id, next_check_at });
        if (isMine === 0) continue;
        try {
          await settle(payment);
          isReached = true;
        } catch (error) {
          isReached ||= error instanceof ProviderRefused;
          isUnreachable ||= error instanceof ProviderUnreachable;
          log.warn({ err: error }, 'a card payment could not be checked; it is tried again');
        }
      }
      if (isReached) await noteDone(knex, 'card payments');
      else if (isUnreachable) await noteFailing(knex, 'card payments', at);
      const late = await CardRefund.query(knex).where({ state: 'due' }).limit(BATCH);
      for (const { key } of late) await sendLate(key);
    },
    /** Whether orders can be paid by card now. */
    areTaken: async (): Promise<boolean> => !(await isHeldBack(knex)),
    provider,
  };
}
