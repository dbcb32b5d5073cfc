import { transferTo } from '../../../contract/bankTransfer.ts';
import { bankPaymentDue, formatDate } from '../../../contract/dates.ts';
import { formatHalere } from '../../../contract/money.ts';
import { formatOrderNumber } from '../../../contract/orders.ts';
import { sellerNameOf } from '../../../contract/siteNames.ts';
import { variableSymbol } from '../../../contract/variableSymbol.ts';
import { openOf } from '../../documents/index.ts';
import { isToPay } from './balance.ts';
import type { MakePart } from './composing.ts';
import { contactWay } from './contactWay.ts';
import { MAIL_WORDS, mailText } from './words.ts';

/** How what is left is paid; nothing where nothing is to be paid any more, or it is paid by card. */
export const payment: MakePart = (given) => {
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
