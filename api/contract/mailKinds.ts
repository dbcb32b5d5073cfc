import { labelledEnum } from './labelledEnum.ts';
import type { MailTraits } from './mailTraits.ts';
import { STATUS_MAILS } from './orderStatuses.ts';

/**
 * All mails. Those to the team start with `team_`; texts are in `messages/mails.json`. What sends each is in
 * `api/events.ts`.
 */
export const MAILS = {
  placed: {
    label: { en: 'Order placed', cs: 'Potvrzení objednávky' },
    parts: ['items', 'calendar', 'payment', 'vouchers', 'next', 'address', 'note', 'attachedTerms'],
  },
  paid: {
    label: { en: 'Payment received', cs: 'Přijatá platba' },
    parts: ['documents', 'vouchers', 'dates', 'calendar', 'next'],
  },
  ...STATUS_MAILS,
  voucher_changed: { label: { en: 'Voucher changed', cs: 'Změna voucheru' }, parts: ['vouchers'] },
  refunded: { label: { en: 'Refund', cs: 'Vrácení peněz' }, parts: ['next', 'documents'] },
  reminder: { label: { en: 'Reminder', cs: 'Připomínka platby' }, parts: ['payment', 'next'] },
  card_failed: {
    label: { en: 'Card payment failed', cs: 'Nezdařená platba kartou' },
    parts: ['items', 'next'],
  },
  withdrawal: {
    label: { en: 'Withdrawal', cs: 'Odstoupení od smlouvy' },
    parts: ['received', 'said', 'next'],
  },
  date_chosen: {
    label: { en: 'Date booked', cs: 'Rezervace termínu' },
    parts: ['dates', 'calendar'],
  },
  date_moved: {
    label: { en: 'Date changed by the team', cs: 'Změna termínu týmem' },
    parts: ['dates', 'calendar'],
  },
  date_cancelled: {
    label: { en: 'Date cancelled', cs: 'Zrušený termín' },
    parts: ['dates', 'otherDates', 'calendar'],
  },
  place_free: { label: { en: 'Free place on a date', cs: 'Volné místo v termínu' } },
  back_in_stock: { label: { en: 'Back in stock', cs: 'Zase skladem' } },
  order_links: { label: { en: 'Links to orders', cs: 'Odkazy na objednávky' } },
  reply: { label: { en: 'Reply', cs: 'Odpověď na zprávu' } },
  team_order: {
    label: { en: 'To the team: new order', cs: 'Týmu: nová objednávka' },
    parts: ['items', 'address', 'note'],
  },
  team_withdrawal: {
    label: { en: 'To the team: withdrawal', cs: 'Týmu: odstoupení od smlouvy' },
    parts: ['duties', 'received', 'said'],
  },
  team_message: { label: { en: 'To the team: new message', cs: 'Týmu: nová zpráva' } },
  withdrawal_settled: {
    label: { en: 'Withdrawal settled', cs: 'Odstoupení vyřízeno' },
    parts: ['reason', 'received', 'next'],
  },
  withdrawal_refused: {
    label: { en: 'Withdrawal refused', cs: 'Odstoupení odmítnuto' },
    parts: ['reason', 'received', 'next'],
  },
  invitation: {
    label: { en: 'Invitation to the back-office', cs: 'Pozvánka do administrace' },
    isOfAccount: true,
  },
  password_reset: { label: { en: 'New password', cs: 'Nové heslo' }, isOfAccount: true },
  account_changed: {
    label: { en: 'Sign-in changed', cs: 'Změna přihlašování' },
    isOfAccount: true,
  },
  test: { label: { en: 'Test mail', cs: 'Zkušební e-mail' } },
} satisfies Record<string, MailTraits>;

export type MailKind = keyof typeof MAILS;

type KindWith<Facts> = {
  [Kind in MailKind]: (typeof MAILS)[Kind] extends Facts ? Kind : never;
}[MailKind];

/** Mails about a single order. */
export type OrderMailKind = KindWith<{ parts: unknown }>;

/** Mails about the dates of an order. */
export type DateMailKind = Extract<OrderMailKind, `date_${string}`>;

/** Mails about an account of the team. */
export type AccountMailKind = KindWith<{ isOfAccount: true }>;

export const { values: MAIL_KINDS, labels: mailLabels } = labelledEnum(MAILS);
