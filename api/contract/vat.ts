/** The Czech rates of VAT, in per cent; the first is the one that most goods have. */
export const VAT_RATES = [21, 12, 0] as const;

export type VatRate = (typeof VAT_RATES)[number];

interface VatLine {
  /** What the whole line costs, VAT included; below 0 where it is given back. */
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
  /** Base and VAT together. */
  total: number;
}

/** The VAT within a price, rounded to the haléř: 'from above', as the law has it. */
export function vatWithin(halere: number, rate: number): number {
  // In whole numbers: the largest order's sum times the rate is still exact.
  const rounded = Math.floor((Math.abs(halere) * rate * 2 + 100 + rate) / (200 + 2 * rate));
  return halere < 0 ? 0 - rounded : rounded;
}

/**
 * What lines add up to at each rate, the highest first; the totals are exactly the lines' sum. What
 * costs nothing has no VAT, so its rate has no row; only where everything is free there is one.
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

/** What lines cost at each rate, in the order in which the rates come up. */
export function sumsByRate(lines: readonly VatLine[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { halere, vatRate } of lines) {
    sums.set(vatRate, (sums.get(vatRate) ?? 0) + halere);
  }
  return sums;
}

/**
 * Splits an amount by the values at each rate, to the haléř: each share is less than one haléř off,
 * and together they are the amount. Rates whose share is nothing are left out.
 */
export function sharesOf(halere: number, values: ReadonlyMap<number, number>): VatShare[] {
  const counted = [...values].filter(([, value]) => value > 0);
  const whole = counted.reduce((sum, [, value]) => sum + BigInt(value), 0n);
  const shares = counted.map(([vatRate, value]) => {
    // In whole numbers: a product of two large sums would lose haléře.
    const product = BigInt(halere) * BigInt(value);
    return { vatRate, halere: Number(product / whole), rest: product % whole };
  });
  const given = shares.reduce((sum, share) => sum + share.halere, 0);
  const neediest = [...shares].sort((one, other) => Number(other.rest - one.rest));
  for (const share of neediest.slice(0, halere - given)) share.halere += 1;
  return shares
    .filter((share) => share.halere > 0)
    .map(({ vatRate, halere: share }) => ({ vatRate, halere: share }));
}

/**
 * The VAT within an ancillary cost, such as shipping: it follows what it belongs to (§ 36 of the VAT
 * act, 235/2004 Sb.), so it is split by the value of the goods at each rate. What costs nothing, or
 * goes with goods that cost nothing, is one share at the rate of most of them.
 */
export function ancillaryShares(halere: number, goods: readonly VatLine[]): VatShare[] {
  const values = sumsByRate(goods);
  const shares = sharesOf(halere, values);
  if (shares.length > 0) return shares;
  const [[vatRate] = [VAT_RATES[0]]] = [...values].sort(([, one], [, other]) => other - one);
  return [{ vatRate, halere }];
}
