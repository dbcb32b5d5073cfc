import { addressLines, addressText } from '../../../contract/addresses.ts';
import { bankPaymentDue, dayAfter, formatDate, pragueToday } from '../../../contract/dates.ts';
import { endOfPeriod } from '../../../contract/holidays.ts';
import type { OrderMailKind } from '../../../contract/mailKinds.ts';
import { formatHalere } from '../../../contract/money.ts';
import { isOfVouchers, type NextStep, nextSteps } from '../../../contract/nextSteps.ts';
import { noBreaks } from '../../../contract/noBreaks.ts';
import { statusOfMail } from '../../../contract/orderStatuses.ts';
import { isWithoutGoods, undecided } from '../../../contract/withdrawals.ts';
import { moneyOf, openOf } from '../../documents/index.ts';
import type { LetterPart } from '../letter.ts';
import { isWithdrawnFrom } from './balance.ts';
import type { Composing, MakePart } from './composing.ts';
import { contactWay } from './contactWay.ts';
import { vouchersNext, vouchersToUse } from './vouchers.ts';
import { hasMoney, leftToPayOf, payAfterDecision, withdrawnSteps } from './withdrawalSteps.ts';
import { MAIL_WORDS, mailText, type Step } from './words.ts';

/** Days for sending goods back, and the money (Civil Code, § 1831 and 1832). */
const RETURN_DAYS = 14;

/** What happens next with the order and when; where it is collected and when the team is there. */
export const whatIsNext: MakePart = (given) => {
  const { locale } = given;
  const { next, words } = MAIL_WORDS[locale];
  const steps = stepsOf(given);
  const values = valuesOf(given);
  const text = steps
    .map((step) => {
      const smart_count = isOfVouchers(step) ? vouchersToUse(given) : values.smart_count;
      return mailText(next[step], locale, { ...values, smart_count });
    })
    .join(' ');
  return [
    ...(text ? [{ type: 'paragraph', title: words.next, text } as const] : []),
    ...(steps.some(isCollected) ? pickupPart(given) : []),
    ...(steps.includes('withdrawnSendBack') ? returnPart(given) : []),
  ];
};

/** Whether a step leads to the place where orders are collected. */
const isCollected = (step: Step): boolean =>
  step === 'pickup' || step === 'pickupPaid' || step === 'ready';

/**
 * Links to the issued documents that a mail is about: to credit notes where money goes back, otherwise to all of
 * them, since an invoice alone would seem to hold after it was credited.
 */
export const documentLinks: MakePart = ({ kind, order, locale, documentLink }) => {
  const { words } = MAIL_WORDS[locale];
  const isBack = kind === 'cancelled' || kind === 'refunded' || kind === 'withdrawal_settled';
  const links = (order.documents ?? [])
    .filter((document) => !isBack || document.kind === 'credit_note')
    .map(
      ({ id, kind: of, number_text: number }) =>
        [mailText(words[of], locale, { number }), documentLink(id)] as const,
    );
  return links.length > 0 ? [{ type: 'links', links }] : [];
};

/** The steps of mails about something else than how the order goes on. */
const STEPS_OF_KIND: Partial<Record<OrderMailKind, (given: Composing) => Step | Step[]>> = {
  refunded: ({ order }) => (order.payment_kind === 'card' ? 'refundedCard' : 'refundedTransfer'),
  reminder: () => 'reminded',
  card_failed: ({ seller }) => (seller.bank_iban ? 'cardOrTransfer' : 'cardAgain'),
  withdrawal: withdrawnSteps,
  withdrawal_settled: ({ order }) => {
    if (order.owed_halere > 0) return 'settledOwed';
    const toPay = payAfterDecision(order);
    if (toPay.length > 0) return toPay;
    const { paid, refunded } = moneyOf(order);
    const isEven = paid > 0 && refunded === 0;
    return hasMoney(order) && !isEven ? 'settled' : [];
  },
  // Until then the payment could wait; what is paid on delivery could not.
  withdrawal_refused: ({ order }) =>
    order.payment_kind === 'cash_on_delivery' ? [] : payAfterDecision(order),
};

function stepsOf(given: Composing): Step[] {
  const { kind, order } = given;
  const own = STEPS_OF_KIND[kind]?.(given);
  if (own) return [own].flat();
  const { items = [], withdrawals = [] } = order;
  const steps = nextSteps({
    // A mail about a status is about that one, whatever the order has become since.
    status: statusOfMail(kind) ?? order.status,
    paymentKind: order.payment_kind,
    isOpen: openOf(order) > 0,
    isOwed: order.owed_halere > 0,
    isRefunded: order.payment_state === 'refunded',
    shippingKind: order.shippingMethod?.kind ?? null,
    hasPoint: order.pickup_point_code !== '',
    vouchers: vouchersNext(given),
    isWithdrawn: isWithdrawnFrom(order),
    isWithoutGoods: isWithoutGoods(items, withdrawals),
    isUndecided: undecided(withdrawals).length > 0,
  });
  return steps.filter((step) => isSaid(step, kind));
}

/**
 * Whether a mail names a step. Of the steps that pay, the confirmation leaves out cash, which another part
 * of it explains; later mails name only cash, since reminders are sent for other payments.
 */
const isSaid = (step: NextStep, kind: OrderMailKind): boolean =>
  !step.startsWith('pay') || (kind === 'placed' ? step !== 'payCash' : step === 'payCash');

function valuesOf(given: Composing) {
  const { order, facts, shop, locale } = given;
  const { from, to } = shop.delivery;
  const withdrawn = pragueToday(new Date(facts.at ?? order.created_at));
  const due = order.payment_due ?? bankPaymentDue(new Date(order.created_at));
  return {
    amount: formatHalere(openOf(order), locale),
    owed: formatHalere(order.owed_halere, locale),
    left: formatHalere(leftToPayOf(order), locale),
    due: formatDate(due, locale),
    until: formatDate(endOfPeriod(dayAfter(withdrawn, RETURN_DAYS)), locale),
    days: from === to ? to : `${from}–${to}`,
    smart_count: to,
    contact: contactWay(given),
  };
}

function pickupPart({ locale, shop: { place, hours } }: Composing): LetterPart[] {
  const { words } = MAIL_WORDS[locale];
  // A postcode is one word in either language.
  const where = noBreaks(addressText(place));
  const facts = [...(place ? [[words.pickupPlace, where] as const] : []), ...hours];
  return facts.length > 0 ? [{ type: 'facts', title: words.pickup, facts }] : [];
}

function returnPart({ locale, seller }: Composing): LetterPart[] {
  const lines = [seller.seller_name, ...addressLines(seller.seller_address)].filter(Boolean);
  const title = MAIL_WORDS[locale].words.returnTo;
  return seller.seller_address ? [{ type: 'address', title, lines }] : [];
}
