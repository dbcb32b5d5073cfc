import type { OrderItem } from '../../../../db/models/order.ts';
import { formatDate } from '../../../contract/dates.ts';
import type { Locale } from '../../../contract/locales.ts';
import { messageText } from '../../../contract/messages/messages.ts';
import { formatHalere } from '../../../contract/money.ts';
import { noBreaks, withNoBreaks } from '../../../contract/noBreaks.ts';
import { isLineNamed } from '../../../contract/orderLines.ts';
import { placedLines } from '../../../contract/placedLines.ts';
import { formatCode } from '../../../contract/voucherCodes.ts';
import { isVoucher } from '../../../contract/vouchers.ts';
import { exemptionOf } from '../../../contract/withdrawalExemptions.ts';
import { nameNow } from '../../dates/index.ts';
import { lineName, openOf, piecesOf } from '../../documents/index.ts';
import type { LetterLine } from '../letter.ts';
import { isOver, sumLines } from './balance.ts';
import type { MakePart, OrderMail } from './composing.ts';
import { usableVouchers } from './vouchers.ts';
import { MAIL_WORDS, mailText } from './words.ts';

/** Everything that was ordered, what it costs now, and how much of that is paid. */
export const items: MakePart = (given) => {
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
export const vouchers: MakePart = (given) => {
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

/** What the customer wrote to the order. */
export const note: MakePart = ({ order: { customer_note }, locale }) =>
  customer_note
    ? [{ type: 'quote', title: MAIL_WORDS[locale].words.note, text: customer_note }]
    : [];
