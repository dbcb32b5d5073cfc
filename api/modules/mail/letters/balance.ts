import type { Order } from '../../../../db/models/order.ts';
import { formatHalere } from '../../../contract/money.ts';
import { isCashHandedOver } from '../../../contract/nextSteps.ts';
import { isCancelled } from '../../../contract/orderStatuses.ts';
import { isWithdrawnWhole } from '../../../contract/withdrawals.ts';
import { moneyOf, openOf } from '../../documents/index.ts';
import type { LetterLine } from '../letter.ts';
import type { Composing } from './composing.ts';
import { MAIL_WORDS } from './words.ts';

/** Whether its customer withdrew from all of an order. */
export const isWithdrawnFrom = ({ items = [], withdrawals = [] }: Order): boolean =>
  withdrawals.length > 0 && isWithdrawnWhole(items, withdrawals);

/**
 * Whether nothing more is to be paid or to come: an order is cancelled or withdrawn from as a whole, or its money
 * went back.
 */
export const isOver = (order: Order): boolean =>
  isCancelled(order.status) || order.payment_state === 'refunded' || isWithdrawnFrom(order);

/** Whether the customer has nothing to do with what may be open: the order is over, or the carrier has the cash. */
const isPaymentOver = (order: Order): boolean =>
  isOver(order) || isCashHandedOver({ status: order.status, paymentKind: order.payment_kind });

/** Whether the customer still has to pay. */
export const isToPay = (order: Order): boolean => openOf(order) > 0 && !isPaymentOver(order);

/**
 * What an order costs now, and once something was paid what came, what went back and what is left. One that is
 * over asks for nothing.
 */
export function sumLines({ order, say, locale }: Composing): LetterLine[] {
  const { total, paid, refunded } = moneyOf(order);
  const line = (name: string, halere: number): LetterLine => ({
    name,
    detail: '',
    total: formatHalere(halere, locale),
  });
  const sum = (name: string, halere: number) => ({ ...line(name, halere), isSum: true });
  if (paid === 0) return [sum(isPaymentOver(order) ? say.lineTotal : say.grandTotal, total)];
  const { moneyReturned } = MAIL_WORDS[locale].words;
  return [
    sum(say.lineTotal, total),
    line(say.paid, paid),
    ...(refunded > 0 ? [line(moneyReturned, refunded)] : []),
    ...(isPaymentOver(order) ? [] : [sum(say.left, openOf(order))]),
  ];
}
