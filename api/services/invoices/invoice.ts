import type { Knex } from 'knex';
import type { Order } from '../../../db/models/order.ts';
import { bankPaymentDue, formatDate, pragueToday } from '../../contract/dates.ts';
import { formatIban, toBic, toIban } from '../../contract/iban.ts';
import type { Locale } from '../../contract/locales.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { formatPrice, toCrowns } from '../../contract/money.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { spayd } from '../../contract/spayd.ts';
import { readSettingTexts } from '../settingTexts.ts';

/** A proforma requests the payment; the final invoice goes with the goods. */
export const INVOICE_TYPES = ['proforma', 'final'] as const;

type Labelled = readonly [label: string, value: string];

export interface Invoice {
  locale: Locale;
  words: typeof documents.en.invoice;
  fileName: string;
  title: string;
  /** The order's number without '#'. */
  number: string;
  issued: Date;
  sellerName: string;
  supplier: Party;
  customer: Party;
  facts: Labelled[];
  lines: InvoiceLine[];
  total: string;
  /** For bank transfers, if an account is set. */
  transfer: { facts: Labelled[]; spayd: string | null } | null;
  notes: string[];
  /** The seller in one line, for the foot of each page. */
  foot: string;
}

export interface Party {
  name: string;
  address: string[];
  facts: string[];
}

export interface InvoiceLine {
  name: string;
  quantity: string;
  unitPrice: string;
  total: string;
}

export function invoiceOf(
  order: Order,
  seller: Seller,
  type: (typeof INVOICE_TYPES)[number],
  publicUrl: string,
): Invoice {
  const { locale } = order;
  const say = documents[locale].invoice;
  const money = (halere: number) => formatPrice(toCrowns(halere), locale);
  const issued = new Date(order.created_at);
  const isTransfer = order.payment_kind === 'bank_transfer';
  const due = isTransfer ? bankPaymentDue(issued) : null;
  const number = formatOrderNumber(order.id).slice(1);
  const sellerName = seller.seller_name || seller['site.name'] || new URL(publicUrl).host;
  const shippingName = locale === 'cs' ? order.shipping_name_cs : order.shipping_name_en;
  const paymentName = locale === 'cs' ? order.payment_name_cs : order.payment_name_en;
  const once = (name: string, halere: number): InvoiceLine => ({
    ...{ name, quantity: '', unitPrice: '', total: money(halere) },
  });

  return {
    locale,
    words: say,
    fileName: `${type === 'final' ? say.finalFile : say.proformaFile}-${number}.pdf`,
    title: say[type],
    number,
    issued,
    sellerName,
    supplier: {
      name: sellerName,
      address: addressLines(seller.seller_address),
      facts: [
        ...(seller.seller_ico ? [`${say.ico}: ${seller.seller_ico}`] : []),
        ...(seller.seller_dic ? [`${say.dic}: ${seller.seller_dic}`] : []),
      ],
    },
    customer: {
      name: order.customer_name,
      address: addressLines(order.customer_address),
      facts: [order.customer_email, order.customer_phone].filter(Boolean),
    },
    facts: [
      [say.issued, formatDate(pragueToday(issued), locale)],
      ...(due ? [[say.due, formatDate(due, locale)] as const] : []),
      [say.variableSymbol, String(order.id)],
      [say.payment, paymentName],
      [say.shipping, shippingName],
    ],
    lines: [
      ...(order.items ?? []).map((item) => ({
        name: locale === 'cs' ? item.name_cs : item.name_en,
        quantity: `${item.quantity} ${say.pieces}`,
        unitPrice: money(item.price_halere),
        total: money(item.price_halere * item.quantity),
      })),
      once(`${say.shipping}: ${shippingName}`, order.shipping_price_halere),
      once(`${say.payment}: ${paymentName}`, 0),
      ...(order.payment_fee_halere > 0 ? [once(say.fee, order.payment_fee_halere)] : []),
    ],
    total: money(order.total_halere),
    transfer: isTransfer ? transferOf(order, seller, sellerName, due) : null,
    notes: type === 'proforma' ? [say.proformaNote, say.thanks] : [say.thanks],
    foot: [sellerName, new URL(publicUrl).host, seller.contact_email, seller.contact_phone]
      .filter(Boolean)
      .join('  ·  '),
  };
}

function transferOf(
  order: Order,
  seller: Seller,
  sellerName: string,
  due: string | null,
): Invoice['transfer'] {
  const iban = toIban(seller.bank_iban);
  if (!iban) return null;
  const say = documents[order.locale].invoice;
  const bic = toBic(seller.bank_bic);
  const number = formatOrderNumber(order.id).slice(1);
  return {
    facts: [
      [say.account, formatIban(iban)],
      ...(bic ? [[say.bic, bic] as const] : []),
      [say.variableSymbol, String(order.id)],
      [say.amount, formatPrice(toCrowns(order.total_halere), order.locale)],
      ...(due ? [[say.due, formatDate(due, order.locale)] as const] : []),
    ],
    spayd: spayd({
      iban,
      bic,
      halere: order.total_halere,
      variableSymbol: order.id,
      due,
      recipient: sellerName,
      message: `${say.order} ${number}`,
    }),
  };
}

/** An address by its own line breaks, or, written on one line, by its commas. */
function addressLines(address: string): string[] {
  return address
    .split(address.includes('\n') ? /\n+/ : /,\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
}

const SELLER_KEYS = [
  ...(['seller_name', 'seller_address', 'seller_ico', 'seller_dic'] as const),
  ...(['bank_iban', 'bank_bic', 'contact_email', 'contact_phone', 'site.name'] as const),
];

/** The seller and the team by their settings; '' where one isn't set. */
export type Seller = Record<(typeof SELLER_KEYS)[number], string>;

export const readSeller = (knex: Knex, locale: Locale): Promise<Seller> =>
  readSettingTexts(knex, SELLER_KEYS, locale);
