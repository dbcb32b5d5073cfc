import { MAILS } from '../../../contract/mailKinds.ts';
import type { OrderMailPart } from '../../../contract/mailTraits.ts';
import documents from '../../../contract/messages/documents.json' with { type: 'json' };
import { formatHalere } from '../../../contract/money.ts';
import { formatOrderNumber } from '../../../contract/orders.ts';
import { sellerNameOf } from '../../../contract/siteNames.ts';
import { moneyOf, openOf, supplierOf } from '../../documents/index.ts';
import { isToTeam } from '../kinds.ts';
import type { Letter } from '../letter.ts';
import type { MakePart, OrderMail } from './composing.ts';
import { contactWay } from './contactWay.ts';
import { calendar, dates, otherDates } from './dateParts.ts';
import { address, parcel, tracking } from './deliveryParts.ts';
import { documentLinks, whatIsNext } from './nextParts.ts';
import { items, note, vouchers } from './orderedParts.ts';
import { payment } from './paymentPart.ts';
import { usableVouchers } from './vouchers.ts';
import { duties, reason, received, said } from './withdrawalParts.ts';
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

/** What the attached PDF holds; older orders have none. */
const attachedTerms: MakePart = ({ order, locale }) =>
  order.terms_digest ? [{ type: 'paragraph', text: MAIL_WORDS[locale].words.attached }] : [];

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
