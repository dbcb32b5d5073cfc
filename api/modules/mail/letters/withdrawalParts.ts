import { formatDateTime } from '../../../contract/dates.ts';
import { formatIban, toIban } from '../../../contract/iban.ts';
import { itemName } from '../../../contract/slots.ts';
import { formatCode } from '../../../contract/voucherCodes.ts';
import { bookingsOfVouchers, nameGivenBack } from '../../dates/index.ts';
import { piecesOf } from '../../documents/index.ts';
import { isToTeam } from '../kinds.ts';
import type { MakePart } from './composing.ts';
import { dutiesOf } from './withdrawalSteps.ts';
import { MAIL_WORDS, mailText } from './words.ts';

/** What a withdrawal obliges the team to. */
export const duties: MakePart = (given) => {
  const { next } = MAIL_WORDS[given.locale];
  const text = dutiesOf(given)
    .map((duty) => next[duty])
    .join(' ');
  return text ? [{ type: 'paragraph', text }] : [];
};

/** When a withdrawal reached the team, from whom, and its content. */
export const received: MakePart = (given) => {
  const { facts, locale, order } = given;
  const own = MAIL_WORDS[locale].words;
  // They are noted in the order's language; the team's mail is in its own.
  const named = (noted: string, codes: readonly string[]) => {
    const item = order.items?.find((each) => itemName(each, order.locale) === noted);
    const ended = order.vouchers?.filter(({ code }) => codes.includes(formatCode(code))) ?? [];
    const bookings = codes.length > 0 ? bookingsOfVouchers(given.bookings, ended) : given.bookings;
    return item ? nameGivenBack(item, { bookings, locale }) : noted;
  };
  const lines = (facts.items ?? []).map(({ name, quantity, codes = [] }) => ({
    name: named(name, codes),
    detail: '',
    notes: codes.map((code) => mailText(own.voucherCode, locale, { code })),
    total: piecesOf(quantity, locale),
  }));
  const details = [
    ...(facts.at ? [[own.received, formatDateTime(facts.at, locale)] as const] : []),
    ...(facts.name ? [[own.consumer, facts.name] as const] : []),
    ...(facts.name ? [[own.email, order.customer_email] as const] : []),
    ...(facts.account ? [[own.refundAccount, grouped(facts.account)] as const] : []),
  ];
  return [
    ...(details.length > 0 ? [{ type: 'facts', facts: details } as const] : []),
    ...(lines.length > 0 ? [{ type: 'lines', title: own.returned, lines } as const] : []),
  ];
};

/** An IBAN in groups, which can be compared with one's own; a Czech number as it was typed. */
const grouped = (account: string): string =>
  account.includes('/') ? account : formatIban(toIban(account) ?? account);

/** What the customer wrote to a withdrawal. */
export const said: MakePart = ({ kind, facts, locale }) => {
  const { said: you, wrote } = MAIL_WORDS[locale].words;
  return facts.text
    ? [{ type: 'quote', title: isToTeam(kind) ? wrote : you, text: facts.text }]
    : [];
};

/** Why the team decided as it did. */
export const reason: MakePart = ({ facts, locale }) =>
  facts.text
    ? [{ type: 'paragraph', title: MAIL_WORDS[locale].words.reason, text: facts.text }]
    : [];
