import type { PerLocale } from './locales.ts';
import type { StatusColor } from './orderStatuses.ts';
import { wordsOf } from './wordsOf.ts';

interface StateFacts {
  label: PerLocale<string>;
  color: StatusColor;
}

/** How an order stands with its money, beside its status. */
const STATE_FACTS = {
  unpaid: { label: { en: 'Unpaid', cs: 'Nezaplaceno' }, color: 'yellow' },
  partly_paid: { label: { en: 'Partly paid', cs: 'Zaplaceno zčásti' }, color: 'purple' },
  paid: { label: { en: 'Paid', cs: 'Zaplaceno' }, color: 'green' },
  overpaid: { label: { en: 'Overpaid', cs: 'Přeplaceno' }, color: 'red' },
  partly_refunded: { label: { en: 'Partly refunded', cs: 'Zčásti vráceno' }, color: 'blue' },
  refunded: { label: { en: 'Refunded', cs: 'Vráceno' }, color: 'blue' },
} satisfies Record<string, StateFacts>;

export type PaymentState = keyof typeof STATE_FACTS;

export const { words: PAYMENT_STATES, labels: paymentStateLabels } = wordsOf(STATE_FACTS);

/** Those in which money is still expected. */
export const OPEN_STATES: readonly PaymentState[] = ['unpaid', 'partly_paid'];

export const paymentStateColor = (state: PaymentState): StatusColor => STATE_FACTS[state].color;

/** What came in for an order, what went back of that, and what it costs after reductions; in haléře. */
export interface OrderMoney {
  paid: number;
  refunded: number;
  total: number;
}

export function paymentState({ paid, refunded, total }: OrderMoney): PaymentState {
  const kept = paid - refunded;
  if (kept > total) return 'overpaid';
  if (refunded > 0 && kept <= 0) return 'refunded';
  if (kept === total) return 'paid';
  if (paid <= 0) return 'unpaid';
  // Who had paid everything was given a part back, and owes nothing.
  return paid >= total ? 'partly_refunded' : 'partly_paid';
}

/** What is still to be paid, in haléře. */
export const openHalere = (money: OrderMoney): number =>
  OPEN_STATES.includes(paymentState(money)) ? money.total - money.paid + money.refunded : 0;

/** Whether all that an order costs is there. */
export const isPaid = (state: PaymentState): boolean => state === 'paid' || state === 'overpaid';

/** Where a payment is known from: the bank's list of movements, a file of another bank, a card provider, a person. */
const SOURCES = {
  hand: { label: { en: 'by hand', cs: 'ručně' } },
  fio: { label: { en: 'Fio banka', cs: 'Fio banka' } },
  statement: { label: { en: 'bank statement', cs: 'bankovní výpis' } },
  card: { label: { en: 'card', cs: 'platební karta' } },
};

export type PaymentSource = keyof typeof SOURCES;

/** Those that tell what moved on the team's account. */
export const BANK_SOURCES: readonly PaymentSource[] = ['fio', 'statement'];

/**
 * Whether a booked payment can be given to another order: a card payment belongs to its order at the
 * provider, a refund to the money that it sends back.
 * @param payment its amount in any unit
 */
export const isMovable = ({ source, amount }: { source: PaymentSource; amount: number }): boolean =>
  BANK_SOURCES.includes(source) || (source === 'hand' && amount > 0);

/**
 * Whether a bank takes back what it brought before. What the team itself sent back is told by people
 * and card providers: its transfers are in no payment.
 */
export const isTakenBack = ({
  source,
  halere,
}: {
  source: PaymentSource;
  halere: number;
}): boolean => halere < 0 && BANK_SOURCES.includes(source);

export const { words: PAYMENT_SOURCES, labels: paymentSourceLabels } = wordsOf(SOURCES);
