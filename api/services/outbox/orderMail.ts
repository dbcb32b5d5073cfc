import type { Order } from '../../../db/models/order.ts';
import { bankPaymentDue, formatDate } from '../../contract/dates.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { formatPrice } from '../../contract/money.ts';
import { withNoBreaks } from '../../contract/noBreaks.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { escapeHtml } from '../html.ts';
import { type Invoice, invoiceOf, type Seller } from '../invoices/invoice.ts';
import type { MailTexts } from './kinds.ts';

const words = {
  cs: withNoBreaks(documents.cs.orderMail, true),
  en: documents.en.orderMail,
};

/** How an order is paid: a heading, a sentence or none, and facts as label and value. */
interface Payment {
  title: string;
  sentence: string;
  facts: readonly (readonly [label: string, value: string])[];
}

export function orderMail(order: Order, seller: Seller, publicUrl: string): MailTexts {
  const { locale } = order;
  const made = invoiceOf(order, seller, 'proforma', publicUrl);
  const nothing = formatPrice(0, locale);
  // Shipping and payment have no quantity.
  const named = made.lines.map((line) =>
    line.quantity === '' && line.total === nothing ? { ...line, total: words[locale].free } : line,
  );
  const invoice = { ...made, lines: withNoBreaks(named, locale === 'cs') };
  const number = formatOrderNumber(order.id);
  const parts = {
    invoice,
    number,
    payment: paymentOf(order, invoice, seller),
    terms: `${publicUrl.replace(/\/$/, '')}/terms?lang=${locale}`,
  };
  return {
    to: order.customer_email,
    subject: `${invoice.words.order} ${number}`,
    text: textOf(parts),
    html: htmlOf(parts),
  };
}

interface Parts {
  invoice: Invoice;
  number: string;
  payment: Payment | null;
  terms: string;
}

function paymentOf(order: Order, invoice: Invoice, seller: Seller): Payment | null {
  const { locale, payment_kind } = order;
  const say = invoice.words;
  const own = words[locale];
  if (payment_kind === 'cash_on_delivery') {
    const sentence = own.cash.replace('{total}', invoice.total);
    return { title: own.cashTitle, sentence, facts: [] };
  }
  if (payment_kind !== 'bank_transfer') return null;
  // An account that is no IBAN is shown as it was written.
  const facts = invoice.transfer?.facts ?? [
    ...(seller.bank_iban ? [[say.account, seller.bank_iban] as const] : []),
    [say.variableSymbol, String(order.id)] as const,
    [say.amount, invoice.total] as const,
    [say.due, formatDate(bankPaymentDue(invoice.issued), locale)] as const,
  ];
  return { title: say.paymentTitle, sentence: seller.bank_iban ? '' : own.noAccount, facts };
}

function textOf({ invoice, number, payment, terms }: Parts): string {
  const say = invoice.words;
  const own = words[invoice.locale];
  const { customer, supplier } = invoice;
  const facts = (list: Payment['facts']) => list.map(([label, value]) => `${label}: ${value}`);
  const blocks = [
    [say.thanks, own.confirms],
    [`${own.number}: ${number}`],
    [
      ...invoice.lines.map(({ name, quantity, unitPrice, total }) =>
        quantity ? `${name}, ${quantity} × ${unitPrice}: ${total}` : `${name}: ${total}`,
      ),
      `${say.grandTotal}: ${invoice.total}`,
    ],
    payment ? [payment.title, payment.sentence, ...facts(payment.facts)] : [],
    [own.address, customer.name, ...customer.address, ...customer.facts],
    [supplier.name, ...supplier.address, ...supplier.facts],
    [`${own.terms}: ${terms}`],
  ];
  return `${blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n')}\n`;
}

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5';
const CELL = 'padding:8px 0;border-bottom:1px solid #d5d8dc;vertical-align:top';
const MONEY = `${CELL};padding-left:16px;text-align:right;white-space:nowrap`;
const QUIET = 'color:#5a6270';
const HEADING = 'font-size:18px;margin:28px 0 8px';
const TABLE = `<table role="presentation" style="width:100%;border-collapse:collapse;${FONT}">`;

function htmlOf({ invoice, number, payment, terms }: Parts): string {
  const say = invoice.words;
  const own = words[invoice.locale];
  const { customer, supplier } = invoice;
  const lines = invoice.lines.map(({ name, quantity, unitPrice, total }) => {
    const each = quantity && `<br><span style="${QUIET}">${quantity} × ${unitPrice}</span>`;
    const what = `${escapeHtml(name)}${each}`;
    return `<tr><td style="${CELL}">${what}</td><td style="${MONEY}">${total}</td></tr>`;
  });
  const sum = `<tr><td style="${CELL}"><b>${say.grandTotal}</b></td><td style="${MONEY}"><b>${invoice.total}</b></td></tr>`;
  const facts = (payment?.facts ?? []).map(
    ([label, value]) =>
      `<tr><td style="${CELL};${QUIET}">${label}</td><td style="${CELL}"><b>${escapeHtml(value)}</b></td></tr>`,
  );
  return [
    `<div style="max-width:600px;margin:0 auto;${FONT}">`,
    `<h1 style="font-size:24px;margin:0 0 8px">${say.thanks}</h1>`,
    `<p style="margin:0 0 16px">${own.confirms}</p>`,
    `<p style="margin:0 0 16px">${own.number}: <b>${number}</b></p>`,
    `${TABLE}${lines.join('')}${sum}</table>`,
    ...(payment ? [`<h2 style="${HEADING}">${payment.title}</h2>`] : []),
    ...(payment?.sentence ? [`<p style="margin:0 0 8px">${payment.sentence}</p>`] : []),
    ...(facts.length > 0 ? [`${TABLE}${facts.join('')}</table>`] : []),
    `<h2 style="${HEADING}">${own.address}</h2>`,
    `<p style="margin:0">${linesOf(customer.name, ...customer.address, ...customer.facts)}</p>`,
    `<p style="margin:28px 0 8px;${QUIET}">${linesOf(supplier.name, ...supplier.address, ...supplier.facts)}</p>`,
    `<p style="margin:0"><a href="${escapeHtml(terms)}">${own.terms}</a></p>`,
    '</div>',
  ].join('\n');
}

const linesOf = (...lines: string[]) => lines.filter(Boolean).map(escapeHtml).join('<br>');
