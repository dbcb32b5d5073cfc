import { formatDate } from '../../contract/dates.ts';
import type { DocumentFacts } from '../../contract/documents.ts';
import { fillIn } from '../../contract/fillIn.ts';
import type { Locale } from '../../contract/locales.ts';
import documents from '../../contract/messages/documents.json' with { type: 'json' };
import { formatHalere } from '../../contract/money.ts';
import type { VatSum } from '../../contract/vat.ts';
import { addRates, negated, totalOf } from './rates.ts';

export type Labelled = readonly [label: string, value: string];

/** A row of the VAT by rates, as it is printed. */
export interface VatLine {
  rate: string;
  base: string;
  vat: string;
  total: string;
}

/** What other documents taxed before, what else was paid, and what is left. */
export function balanceLines({
  locale,
  totalHalere,
  paidHalere,
  deposits = [],
}: DocumentFacts): Labelled[] {
  const say = documents[locale].invoice;
  const money = moneyIn(locale);
  const deducted = deposits.map(({ number, issuedOn, vat }): Labelled => {
    const day = formatDate(issuedOn, locale);
    return [`${say.deducted} ${number}, ${day}`, money(0 - totalOf(vat))];
  });
  const paid = paidHalere - deposits.reduce((sum, { vat }) => sum + totalOf(vat), 0);
  if (paidHalere <= 0) return deducted;
  return [
    ...deducted,
    ...(paid > 0 ? [[say.paid, money(paid)] as const] : []),
    [say.left, money(Math.max(totalHalere - paidHalere, 0))],
  ];
}

/** The rates, less what was taxed before, and what is left to be taxed. */
export function vatLines({ locale, vat, deposits = [] }: DocumentFacts): VatLine[] {
  const say = documents[locale].invoice;
  const money = moneyIn(locale);
  const row = (rate: string, sum: Omit<VatSum, 'rate'>): VatLine => ({
    rate,
    base: money(sum.base),
    vat: money(sum.vat),
    total: money(sum.total),
  });
  const deducted = addRates(...deposits.map((deposit) => deposit.vat)).map(negated);
  const rows = [
    ...vat.map((sum) => row(percent(sum.rate), sum)),
    ...deducted.map((sum) => row(fillIn(say.deductedVat, { rate: percent(sum.rate) }), sum)),
  ];
  const sums = [...vat, ...deducted];
  const sum = (part: 'base' | 'vat' | 'total') => sums.reduce((all, one) => all + one[part], 0);
  const altogether = row(say.vatSum, { base: sum('base'), vat: sum('vat'), total: sum('total') });
  return rows.length > 1 ? [...rows, altogether] : rows;
}

export const percent = (rate: number) => `${rate}\u00a0%`;

export const moneyIn = (locale: Locale) => (halere: number) => formatHalere(halere, locale);
