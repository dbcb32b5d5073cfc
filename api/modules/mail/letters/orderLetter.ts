import type { Order, OrderItem } from '../../../../db/models/order.ts';
import { addressLines } from '../../../contract/addresses.ts';
import { transferTo } from '../../../contract/bankTransfer.ts';
import { bankPaymentDue, formatDate, formatDateTime } from '../../../contract/dates.ts';
import { formatIban, toIban } from '../../../contract/iban.ts';
import type { Locale } from '../../../contract/locales.ts';
import { MAILS } from '../../../contract/mailKinds.ts';
import type { OrderMailPart } from '../../../contract/mailTraits.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { messageText } from '../../../contract/messages/messages.ts';
import { formatHalere } from '../../../contract/money.ts';
import { isDelivered } from '../../../contract/nextSteps.ts';
import { noBreaks, withNoBreaks } from '../../../contract/noBreaks.ts';
import { isLineNamed } from '../../../contract/orderLines.ts';
import { statusOfMail } from '../../../contract/orderStatuses.ts';
import { formatOrderNumber } from '../../../contract/orders.ts';
import { placedLines } from '../../../contract/placedLines.ts';
import { sellerNameOf } from '../../../contract/siteNames.ts';
import { itemName } from '../../../contract/slots.ts';
import { variableSymbol } from '../../../contract/variableSymbol.ts';
import { formatCode } from '../../../contract/voucherCodes.ts';
import { isVoucher } from '../../../contract/vouchers.ts';
import { exemptionOf } from '../../../contract/withdrawalExemptions.ts';
import { isWithoutGoods, keptItems } from '../../../contract/withdrawals.ts';
import { bookingsOfVouchers, nameGivenBack, nameNow } from '../../dates/index.ts';
import {
  buyerOf,
  customerOf,
  lineName,
  moneyOf,
  openOf,
  piecesOf,
  supplierOf,
} from '../../documents/index.ts';
import { isToTeam } from '../kinds.ts';
import type { Letter, LetterLine } from '../letter.ts';
import { isOver, isToPay, sumLines } from './balance.ts';
import type { MakePart, OrderMail } from './composing.ts';
import { contactWay } from './contactWay.ts';
import { calendar, dates, otherDates } from './dateParts.ts';
import { documentLinks, whatIsNext } from './nextParts.ts';
import { usableVouchers } from './vouchers.ts';
import { dutiesOf } from './withdrawalSteps.ts';
import { MAIL_WORDS, mailText } from './words.ts';

/** What a mail about an order says. */
export function orderLetter(given: OrderMail): Letter {
  const { kind, locale, order, facts, seller, publicUrl, to } = given;
  const asked = kind === 'reminder' ? openOf(order) : moneyOf(order).total;
  const words = MAIL_WORDS[locale];
  const values = {
    number: formatOrderNumber(order.id),
    amount: formatHalere(Math.abs(facts.halere ?? asked), locale),
    contact: contactWay(given),
    smart_count: (order.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  };
  const { subject, title, lead } = words[isReady(given) ? 'ready' : kind];
  const isForTeam = isToTeam(kind);
  const supplier = supplierOf({ locale, seller }, sellerNameOf(seller, new URL(publicUrl).host));
  const say = documents[locale].invoice;
  return {
    locale,
    to,
    replyTo: isForTeam ? order.customer_email : undefined,
    subject: mailText(subject, locale, values),
    title,
    parts: [
      { type: 'paragraph', text: mailText(lead, locale, values) },
      ...MAILS[kind].parts.flatMap((part) => PARTS[part]({ ...given, say })),
      {
        type: 'button',
        label: isForTeam ? words.words.inBackOffice : words.words.orderPage,
        url: given.link,
      },
    ],
    sender: isForTeam ? [] : [supplier.name, ...supplier.address, ...supplier.facts],
    // The contract is confirmed on a durable medium (Civil Code, § 1827 (2)).
    terms: kind === 'placed' ? (order.terms_digest ?? undefined) : undefined,
    vouchers: (MAILS[kind].parts as readonly OrderMailPart[]).includes('vouchers')
      ? usableVouchers(given)
      : undefined,
    footLinks: isForTeam ? [] : [[words.words.terms, `${publicUrl}/terms?lang=${locale}`]],
  };
}

/** Whether a mail says that an order can be collected, where others would say that it was sent. */
const isReady = ({ kind, order }: OrderMail): boolean =>
  kind === 'shipped' && order.shippingMethod?.kind === 'pickup';

/** Everything that was ordered, what it costs now, and how much of that is paid. */
const items: MakePart = (given) => {
  const { order, locale } = given;
  const shipping = order.shippingMethod?.kind ?? null;
  const named = placedLines<OrderItem>(order).filter((line) =>
    isLineNamed(line, shipping, order.payment_fee_halere),
  );
  const lines = named.map((line): LetterLine => {
    const { kind, quantity, unitHalere, halere } = line;
    const isFree = kind !== 'item' && halere === 0;
    return {
      name: lineName(line, order, locale, (item) => nameNow(item, given)),
      detail:
        quantity === null
          ? ''
          : `${piecesOf(quantity, locale)} × ${formatHalere(unitHalere, locale)}`,
      notes: kind === 'item' ? notesOf(line.item, given) : [],
      total: isFree ? MAIL_WORDS[locale].words.free : formatHalere(halere, locale),
    };
  });
  return [{ type: 'lines', lines: [...withNoBreaks(lines, locale === 'cs'), ...sumLines(given)] }];
};

/** What a voucher will say, and why an item can't be withdrawn from. */
function notesOf(item: OrderItem, { locale, order }: OrderMail): string[] {
  const exemption = exemptionOf(item);
  const isIssued = order.vouchers?.some(({ order_item_id }) => order_item_id === item.id);
  return [
    ...(isIssued ? [] : dedicationOf(item, locale)),
    ...(exemption ? [messageText(exemption, locale)] : []),
  ];
}

const dedicationOf = ({ dedication }: { dedication: string }, locale: Locale): string[] =>
  dedication ? [mailText(MAIL_WORDS[locale].words.dedication, locale, { text: dedication })] : [];

/** The order's vouchers, which go with the mail; before it is paid and unless it is over, how they will come. */
const vouchers: MakePart = (given) => {
  const { order, locale } = given;
  const { items = [] } = order;
  if (!items.some(isVoucher)) return [];
  const own = MAIL_WORDS[locale].words;
  const attached = usableVouchers(given);
  if (attached.length === 0) {
    if (openOf(order) <= 0 || isOver(order)) return [];
    const text = messageText('voucher.delivery', locale);
    return [{ type: 'paragraph', text: locale === 'cs' ? noBreaks(text) : text }];
  }
  const lines = attached.map((voucher) => ({
    name: items.find(({ id }) => id === voucher.order_item_id)?.[`name_${locale}`] ?? '',
    detail: mailText(own.voucherUntil, locale, { day: formatDate(voucher.valid_until, locale) }),
    notes: dedicationOf(voucher, locale),
    total: formatCode(voucher.code),
  }));
  const text = mailText(own.vouchersAttached, locale, { smart_count: attached.length });
  return [
    { type: 'paragraph', text },
    { type: 'lines', lines: withNoBreaks(lines, locale === 'cs') },
  ];
};

const note: MakePart = ({ order: { customer_note }, locale }) =>
  customer_note
    ? [{ type: 'quote', title: MAIL_WORDS[locale].words.note, text: customer_note }]
    : [];

/** What the attached PDF holds; older orders have none. */
const attachedTerms: MakePart = ({ order, locale }) =>
  order.terms_digest ? [{ type: 'paragraph', text: MAIL_WORDS[locale].words.attached }] : [];

/** What is in the parcel: as it is packed, without what was withdrawn from before. */
const parcel: MakePart = (given) => {
  const { order, locale } = given;
  const { items = [], withdrawals = [] } = order;
  const lines = keptItems(items, withdrawals).map((item) => ({
    name: nameNow(item, given),
    detail: '',
    total: piecesOf(item.quantity, locale),
  }));
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

/** How what is left is paid; nothing where nothing is to be paid any more, or it is paid by card. */
const payment: MakePart = (given) => {
  const { kind, order, say, seller, publicUrl, locale } = given;
  const own = MAIL_WORDS[locale].words;
  if (!isToPay(order)) return [];
  const halere = openOf(order);
  if (order.payment_kind === 'cash_on_delivery') {
    const text = mailText(own.cash, locale, { total: formatHalere(halere, locale) });
    return [{ type: 'paragraph', title: own.cashTitle, text }];
  }
  if (order.payment_kind !== 'bank_transfer') return [];
  const due = order.payment_due ?? bankPaymentDue(new Date(order.created_at));
  const symbol = variableSymbol(order);
  const { iban, bic, czechAccount, shownAccount, spayd } = transferTo({
    variableSymbol: symbol,
    number: formatOrderNumber(order.id),
    halere,
    account: seller.bank_iban,
    bic: seller.bank_bic,
    recipient: sellerNameOf(seller, new URL(publicUrl).host),
    order: say.order,
    // Banking apps may refuse a code whose day is over.
    due: kind === 'reminder' ? null : due,
  });
  const facts = [
    ...(czechAccount ? [[say.accountNumber, czechAccount] as const] : []),
    ...(shownAccount ? [[say.account, shownAccount] as const] : []),
    ...(iban && bic ? [[say.bic, bic] as const] : []),
    [say.variableSymbol, String(symbol)] as const,
    [say.amount, formatHalere(halere, locale)] as const,
    [say.due, formatDate(due, locale)] as const,
  ];
  const noAccount = mailText(own.noAccount, locale, { contact: contactWay(given) });
  return [
    { type: 'facts', title: say.paymentTitle, facts },
    ...(seller.bank_iban ? [] : [{ type: 'paragraph', text: noAccount } as const]),
    ...(spayd ? [{ type: 'qr', code: spayd, label: say.qr, hint: own.qrHint } as const] : []),
  ];
};

const address: MakePart = ({ kind, locale, order }) => {
  const { name, address, facts } = customerOf({ locale, ...buyerOf(order) });
  const contact = [order.customer_email, order.customer_phone].filter(Boolean);
  const { words } = MAIL_WORDS[locale];
  const isSent = isDelivered({
    // A mail about a status is about that one, whatever the order has become since.
    status: statusOfMail(kind) ?? order.status,
    shippingKind: order.shippingMethod?.kind ?? null,
    isWithoutGoods: isWithoutGoods(order.items ?? [], order.withdrawals ?? []),
  });
  const hasPoint = isSent && order.pickup_point_code !== '';
  const toCustomer = isSent && !hasPoint ? words.address : words.addressOnly;
  return [
    ...(hasPoint ? [pointPart(order, words.point)] : []),
    {
      type: 'address',
      title: isToTeam(kind) ? words.customer : toCustomer,
      lines: [name, ...address, ...facts, ...contact],
    },
  ];
};

/** Where the parcel is collected. */
const pointPart = (order: Order, title: string): Letter['parts'][number] => ({
  type: 'address',
  title,
  lines: [order.pickup_point_name, ...addressLines(order.pickup_point_address)],
});

/** What a withdrawal obliges the team to. */
const duties: MakePart = (given) => {
  const { next } = MAIL_WORDS[given.locale];
  const text = dutiesOf(given)
    .map((duty) => next[duty])
    .join(' ');
  return text ? [{ type: 'paragraph', text }] : [];
};

/** When a withdrawal reached the team, from whom, and its content. */
const received: MakePart = (given) => {
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

const said: MakePart = ({ kind, facts, locale }) => {
  const { said: you, wrote } = MAIL_WORDS[locale].words;
  return facts.text
    ? [{ type: 'quote', title: isToTeam(kind) ? wrote : you, text: facts.text }]
    : [];
};

const reason: MakePart = ({ facts, locale }) =>
  facts.text
    ? [{ type: 'paragraph', title: MAIL_WORDS[locale].words.reason, text: facts.text }]
    : [];

const PARTS: Record<OrderMailPart, MakePart> = {
  items,
  parcel,
  tracking,
  payment,
  vouchers,
  address,
  note,
  attachedTerms,
  duties,
  received,
  said,
  reason,
  dates,
  calendar,
  otherDates,
  documents: documentLinks,
  next: whatIsNext,
};
