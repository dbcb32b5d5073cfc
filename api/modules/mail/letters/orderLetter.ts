import type { Order } from '../../../../db/models/order.ts';
import type { MailFacts } from '../../../../db/models/outboxMail.ts';
import { bankPaymentDue, formatDate, formatDateTime } from '../../../contract/dates.ts';
import type { Seller } from '../../../contract/documents.ts';
import type { Locale } from '../../../contract/locales.ts';
import { formatPrice, toCrowns } from '../../../contract/money.ts';
import { withNoBreaks } from '../../../contract/noBreaks.ts';
import type { OrderMailKind } from '../../../contract/orderStatuses.ts';
import { formatOrderNumber } from '../../../contract/orders.ts';
import { openHalere } from '../../../contract/payments.ts';
import { transferTo } from '../../../contract/transfer.ts';
import { variableSymbol } from '../../../contract/variableSymbol.ts';
import { type Invoice, proformaOf } from '../../documents/invoice.ts';
import { moneyOf } from '../../payments/moneyOf.ts';
import type { Letter, LetterLine, LetterPart } from '../letter.ts';
import { fillIn, MAIL_WORDS } from './words.ts';

interface Given {
  kind: OrderMailKind;
  /** The language of the letter, which may be another one than the order's. */
  locale: Locale;
  order: Order;
  facts: MailFacts;
  seller: Seller;
  publicUrl: string;
  /** The customer's page of the order or, for the team, its place in the back-office. */
  link: string;
  to: string;
}

interface Composing extends Given {
  invoice: Invoice;
}

/** What a mail about an order says. */
export function orderLetter(given: Given): Letter {
  const { kind, locale, order, facts, seller, publicUrl, to } = given;
  const asked = kind === 'reminder' ? unpaidOf(order) : order.total_halere;
  const whole = {
    locale,
    // What is asked for is told as a whole: the parts that came are in it already.
    total_halere: asked,
    paid_halere: 0,
    refunded_halere: 0,
    // A letter tells no rates of VAT, by which a document may split shipping into lines.
    shipping_vat_rate: 0,
  };
  const spoken = Object.assign(order.$clone(), whole);
  const invoice = proformaOf(spoken, seller, publicUrl);
  const words = MAIL_WORDS[locale];
  const values = {
    number: formatOrderNumber(order.id),
    amount: crowns(Math.abs(facts.halere ?? asked), locale),
    count: (order.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  };
  const { subject, title, lead } = words[kind];
  const isToTeam = kind === 'team_order';
  const { supplier } = invoice;
  return {
    locale,
    to,
    replyTo: isToTeam ? order.customer_email : undefined,
    subject: fillIn(subject, locale, values),
    title,
    parts: [
      { type: 'paragraph', text: fillIn(lead, locale, values) },
      ...PARTS[kind].flatMap((part) => part({ ...given, invoice })),
      {
        type: 'button',
        label: isToTeam ? words.words.inBackOffice : words.words.orderPage,
        url: given.link,
      },
    ],
    sender: isToTeam ? [] : [supplier.name, ...supplier.address, ...supplier.facts],
    // The contract is confirmed on a durable medium (Civil Code, § 1827 (2)).
    terms: kind === 'placed' ? (order.terms_digest ?? undefined) : undefined,
    footLinks: isToTeam ? [] : [[words.words.terms, `${publicUrl}/terms?lang=${locale}`]],
  };
}

/** What is still to be paid. */
export const unpaidOf = (order: Order): number => openHalere(moneyOf(order));

type MakePart = (given: Composing) => LetterPart[];

const crowns = (halere: number, locale: Locale) => formatPrice(toCrowns(halere), locale);

/** Everything that was ordered, and what it costs. */
const items: MakePart = ({ invoice, locale }) => {
  const nothing = crowns(0, locale);
  // Shipping and payment have no quantity.
  const lines = invoice.lines.map(({ name, quantity, unitPrice, total }): LetterLine => {
    const isFree = quantity === '' && total === nothing;
    const detail = quantity && `${quantity} × ${unitPrice}`;
    return { name, detail, total: isFree ? MAIL_WORDS[locale].words.free : total };
  });
  const sum = { name: invoice.words.grandTotal, detail: '', total: invoice.total, isSum: true };
  return [{ type: 'lines', lines: [...withNoBreaks(lines, locale === 'cs'), sum] }];
};

/** What the attached PDF holds; older orders have none. */
const attachedTerms: MakePart = ({ order, locale }) =>
  order.terms_digest ? [{ type: 'paragraph', text: MAIL_WORDS[locale].words.attached }] : [];

/** What is in the parcel. */
const parcel: MakePart = ({ invoice, locale }) => {
  const lines = invoice.lines
    .filter(({ quantity }) => quantity !== '')
    .map(({ name, quantity }) => ({ name, detail: '', total: quantity }));
  return [{ type: 'lines', lines: withNoBreaks(lines, locale === 'cs') }];
};

const tracking: MakePart = ({ order: { tracking_number, tracking_url }, locale }) => {
  const own = MAIL_WORDS[locale].words;
  return [
    ...(tracking_number
      ? [{ type: 'facts', facts: [[own.tracking, tracking_number]] } as const]
      : []),
    ...(tracking_url ? [{ type: 'button', label: own.track, url: tracking_url } as const] : []),
  ];
};

/** How the order is paid; nothing where it is paid already, or by a card. */
const payment: MakePart = ({ kind, order, invoice, seller, locale }) => {
  const say = invoice.words;
  const own = MAIL_WORDS[locale].words;
  if (unpaidOf(order) <= 0) return [];
  if (order.payment_kind === 'cash_on_delivery') {
    const text = fillIn(own.cash, locale, { total: invoice.total });
    return [{ type: 'paragraph', title: own.cashTitle, text }];
  }
  if (order.payment_kind !== 'bank_transfer') return [];
  const due = order.payment_due ?? bankPaymentDue(new Date(order.created_at));
  const halere = unpaidOf(order);
  const symbol = variableSymbol(order);
  const { iban, bic, shownAccount, spayd } = transferTo({
    variableSymbol: symbol,
    number: formatOrderNumber(order.id),
    halere,
    account: seller.bank_iban,
    bic: seller.bank_bic,
    recipient: invoice.sellerName,
    order: say.order,
    // Banking apps may refuse a code whose day is over.
    due: kind === 'reminder' ? null : due,
  });
  const facts = [
    ...(shownAccount ? [[say.account, shownAccount] as const] : []),
    ...(iban && bic ? [[say.bic, bic] as const] : []),
    [say.variableSymbol, String(symbol)] as const,
    [say.amount, crowns(halere, locale)] as const,
    [say.due, formatDate(due, locale)] as const,
  ];
  return [
    { type: 'facts', title: say.paymentTitle, facts },
    ...(seller.bank_iban ? [] : [{ type: 'paragraph', text: own.noAccount } as const]),
    ...(spayd ? [{ type: 'qr', code: spayd, label: say.qr, hint: own.qrHint } as const] : []),
  ];
};

const address: MakePart = ({ invoice: { customer }, locale, order }) => [
  {
    type: 'address',
    title: MAIL_WORDS[locale].words.address,
    lines: [
      customer.name,
      ...customer.address,
      ...customer.facts,
      ...[order.customer_email, order.customer_phone].filter(Boolean),
    ],
  },
];

/** When something reached the team, from whom, and what it was. */
const received: MakePart = ({ facts, invoice, locale, order }) => {
  const own = MAIL_WORDS[locale].words;
  const lines = (facts.items ?? []).map(({ name, quantity }) => ({
    name,
    detail: '',
    total: `${quantity} ${invoice.words.pieces}`,
  }));
  const told = [
    ...(facts.at ? [[own.received, formatDateTime(facts.at, locale)] as const] : []),
    ...(facts.name ? [[own.consumer, facts.name] as const] : []),
    ...(facts.name ? [[own.email, order.customer_email] as const] : []),
  ];
  return [
    ...(told.length > 0 ? [{ type: 'facts', facts: told } as const] : []),
    ...(lines.length > 0 ? [{ type: 'lines', title: own.returned, lines } as const] : []),
  ];
};

const said: MakePart = ({ facts, locale }) =>
  facts.text ? [{ type: 'quote', title: MAIL_WORDS[locale].words.said, text: facts.text }] : [];

const reason: MakePart = ({ facts, locale }) =>
  facts.text
    ? [{ type: 'paragraph', title: MAIL_WORDS[locale].words.reason, text: facts.text }]
    : [];

const PARTS: Record<OrderMailKind, readonly MakePart[]> = {
  placed: [items, payment, address, attachedTerms],
  paid: [],
  shipped: [parcel, tracking, address],
  completed: [],
  cancelled: [],
  refunded: [],
  reminder: [payment],
  card_failed: [items],
  withdrawal: [received, said],
  withdrawal_settled: [reason, received],
  withdrawal_refused: [reason, received],
  team_order: [items, address],
};
