import { labelledEnum } from './labelledEnum.ts';
import type { PerLocale } from './locales.ts';
import type { StatusColor } from './orderStatuses.ts';

interface StateFacts {
  label: PerLocale<string>;
  color: StatusColor;
}

/** Payment states of an order, independent of its status. */
const STATE_FACTS = {
  unpaid: { label: { en: 'Unpaid', cs: 'Nezaplaceno' }, color: 'yellow' },
  partly_paid: { label: { en: 'Partly paid', cs: 'Zaplaceno zčásti' }, color: 'purple' },
  paid: { label: { en: 'Paid', cs: 'Zaplaceno' }, color: 'green' },
  overpaid: { label: { en: 'Overpaid', cs: 'Přeplaceno' }, color: 'red' },
  to_refund: { label: { en: 'To be refunded', cs: 'K vrácení' }, color: 'red' },
  partly_refunded: { label: { en: 'Partly refunded', cs: 'Zčásti vráceno' }, color: 'blue' },
  refunded: { label: { en: 'Refunded', cs: 'Vráceno' }, color: 'blue' },
} satisfies Record<string, StateFacts>;

export type PaymentState = keyof typeof STATE_FACTS;

export const { values: PAYMENT_STATES, labels: paymentStateLabels } = labelledEnum(STATE_FACTS);

/** States in which a payment is still expected. */
export const OPEN_STATES: readonly PaymentState[] = ['unpaid', 'partly_paid'];

/** The colour of a payment state’s badge. */
export const paymentStateColor = (state: PaymentState): StatusColor => STATE_FACTS[state].color;

/** Money received for an order, money refunded, and its price after credit notes; in haléře. */
export interface OrderMoney {
  paid: number;
  refunded: number;
  total: number;
}

/**
 * The payment state of an order with this money. It is stored with the order, so that filters, lists and
 * the dashboard read what is shown. All money that is left with a cancelled order has to be refunded.
 */
export function paymentState(
  { paid, refunded, total }: OrderMoney,
  { isCancelled }: { isCancelled: boolean },
): PaymentState {
  const kept = paid - refunded;
  if (isCancelled && kept > 0) return 'to_refund';
  if (kept > total) return 'overpaid';
  if (refunded > 0 && kept <= 0) return 'refunded';
  if (kept === total) return 'paid';
  if (paid <= 0) return 'unpaid';
  // Everything was paid and a part refunded, so nothing is due.
  return paid >= total ? 'partly_refunded' : 'partly_paid';
}

/** The amount still to be paid if the order is not cancelled, in haléře. */
export const openHalere = (money: OrderMoney): number =>
  OPEN_STATES.includes(paymentState(money, { isCancelled: false }))
    ? money.total - money.paid + money.refunded
    : 0;

/** States in which the price was paid and the goods may go. */
export const PAID_STATES: readonly PaymentState[] = ['paid', 'overpaid', 'partly_refunded'];

/** States in which the customer is owed money. */
export const OWED_STATES: readonly PaymentState[] = ['overpaid', 'to_refund'];

/** Whether the price was paid and the goods may go. */
export const isPaid = (state: PaymentState): boolean => PAID_STATES.includes(state);

/** Whether the team has the whole price; of what was partly refunded it had it. */
export const isFullyPaid = (state: PaymentState): boolean =>
  state === 'paid' || state === 'overpaid';

/** Sources of payments: a person, the bank's API, an imported statement, a card provider. */
const SOURCES = {
  hand: { label: { en: 'by hand', cs: 'ručně' } },
  fio: { label: { en: 'Fio banka', cs: 'Fio banka' } },
  statement: { label: { en: 'bank statement', cs: 'bankovní výpis' } },
  card: { label: { en: 'card', cs: 'platební karta' } },
};

export type PaymentSource = keyof typeof SOURCES;

/** Sources that report movements on the team's bank account. */
export const BANK_SOURCES: readonly PaymentSource[] = ['fio', 'statement'];

/**
 * Whether a booked payment can be moved to another order: a card payment is tied to its order at the
 * provider, and a refund to the payment that it returns.
 * @param payment with its amount in any unit
 */
export const isMovable = ({ source, amount }: { source: PaymentSource; amount: number }): boolean =>
  BANK_SOURCES.includes(source) || (source === 'hand' && amount > 0);

/**
 * Whether a payment is a reversal by the bank. Refunds by the team are never reported by the bank:
 * people and card providers book them.
 */
export const isBankReversal = ({
  source,
  halere,
}: {
  source: PaymentSource;
  halere: number;
}): boolean => halere < 0 && BANK_SOURCES.includes(source);

export const { values: PAYMENT_SOURCES, labels: paymentSourceLabels } = labelledEnum(SOURCES);
