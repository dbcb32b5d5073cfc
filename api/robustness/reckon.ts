import type { Locale } from '../contract/locales.ts';
import type { Sale } from './anySale.ts';

/** What a sale costs, in haléře. */
export interface Sums {
  /** Of each product's line. */
  lines: number[];
  shipping: number;
  fee: number;
  total: number;
  open: number;
  vat: { rate: number; base: number; vat: number }[];
}

/** Reckoned another way than the product does: in haléře, and VAT as a fraction. */
export function reckon({ lines, shipping, fee, isPayer, paidPercent }: Sale): Sums {
  const each = lines.map(({ halere, quantity }) => halere * quantity);
  const items = each.reduce((sum, line) => sum + line, 0);
  const isFree = shipping.freeAbove !== null && items >= shipping.freeAbove;
  const sent = isFree ? 0 : shipping.halere;
  const total = items + sent + fee;
  const rated = [
    ...lines.map(({ rate }, index) => ({ rate, halere: each[index] ?? 0 })),
    { rate: shipping.rate, halere: sent + fee },
  ];
  const rates = isPayer ? [21, 12, 0].filter((rate) => rated.some((of) => of.rate === rate)) : [0];
  const vat = rates.map((rate) => {
    const own = rated.filter((of) => !isPayer || of.rate === rate);
    const whole = BigInt(own.reduce((sum, { halere }) => sum + halere, 0));
    // Twice the tax, rounded down, and half of that rounded up: half a haléř counts as a whole one.
    const tax = Number(((whole * BigInt(2 * rate)) / BigInt(100 + rate) + 1n) / 2n);
    return { rate, vat: tax, base: Number(whole) - tax };
  });
  const open = total - Math.floor((total * paidPercent) / 100);
  return { lines: each, shipping: sent, fee, total, open, vat };
}

/** As people read it, made without `Intl`. */
export const shown = (halere: number, { locale }: { locale: Locale }): string => {
  const [whole, rest] = [String(Math.floor(halere / 100)), String(halere % 100).padStart(2, '0')];
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, locale === 'cs' ? '\u00a0' : ',');
  return locale === 'cs' ? `${parted},${rest}\u00a0Kč` : `${parted}.${rest}\u00a0CZK`;
};
