import { splitHalere } from './splitHalere.ts';

/**
 * Czech VAT rates in per cent; the first one is the standard rate. Who takes one out adds a migration that gives
 * what is sold at it another one: it can't be saved before.
 */
export const VAT_RATES = [21, 12, 0] as const;

export type VatRate = (typeof VAT_RATES)[number];

interface VatLine {
  /** The line's total, VAT included; negative on a credit note. */
  halere: number;
  vatRate: number;
}

/** A part of an amount, VAT included. */
export interface VatShare {
  vatRate: number;
  halere: number;
}

export interface VatSum {
  rate: number;
  base: number;
  vat: number;
  /** Base plus VAT. */
  total: number;
}

/** The VAT included in a price, rounded to whole haléře (calculation 'from above', § 37). */
export function vatWithin(halere: number, rate: number): number {
  // Integer arithmetic: the maximum total times the rate is still exact.
  const rounded = Math.floor((Math.abs(halere) * rate * 2 + 100 + rate) / (200 + 2 * rate));
  return halere < 0 ? 0 - rounded : rounded;
}

/**
 * Sums of lines at each rate, the highest rate first; the totals add up to the lines' sum exactly.
 * Free lines add no row, unless all lines are free: then the first line's rate has one.
 */
export function vatBreakdown(lines: readonly VatLine[]): VatSum[] {
  const paid = lines.filter(({ halere }) => halere !== 0);
  return [...sumsByRate(paid.length > 0 ? paid : lines.slice(0, 1))]
    .sort(([one], [other]) => other - one)
    .map(([rate, total]) => {
      const vat = vatWithin(total, rate);
      return { rate, base: total - vat, vat, total };
    });
}

/** Sums of lines by rate, in order of first appearance. */
export function sumsByRate(lines: readonly VatLine[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { halere, vatRate } of lines) {
    sums.set(vatRate, (sums.get(vatRate) ?? 0) + halere);
  }
  return sums;
}

/**
 * Splits an amount in proportion to the values at each rate, in whole haléře: each share is less than
 * one haléř off, and they add up to the amount. Zero shares are left out.
 */
export function sharesOf(halere: number, values: ReadonlyMap<number, number>): VatShare[] {
  const counted = [...values].filter(([, value]) => value > 0);
  const parts = splitHalere(
    halere,
    counted.map(([, value]) => value),
  );
  return counted
    .map(([vatRate], index) => ({ vatRate, halere: parts[index] ?? 0 }))
    .filter((share) => share.halere > 0);
}

/**
 * Splits an ancillary cost, such as shipping, by the value of the goods at each rate, whose VAT it
 * follows (§ 36 of the VAT act, 235/2004 Sb.). A cost of 0, or one of free goods, is a single share at
 * the rate with the highest value.
 */
export function ancillaryShares(halere: number, goods: readonly VatLine[]): VatShare[] {
  const values = sumsByRate(goods);
  const shares = sharesOf(halere, values);
  if (shares.length > 0) return shares;
  const [[vatRate] = [VAT_RATES[0]]] = [...values].sort(([, one], [, other]) => other - one);
  return [{ vatRate, halere }];
}
