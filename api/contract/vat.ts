/** The Czech rates of VAT, in per cent; the first is the one that most goods have. */
export const VAT_RATES = [21, 12, 0] as const;

export type VatRate = (typeof VAT_RATES)[number];

interface VatLine {
  /** What the whole line costs, VAT included; below 0 where it is given back. */
  halere: number;
  vatRate: number;
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

/** What lines add up to at each rate, the highest first; the totals are exactly the lines' sum. */
export function vatBreakdown(lines: readonly VatLine[]): VatSum[] {
  const totals = new Map<number, number>();
  for (const { halere, vatRate } of lines) {
    totals.set(vatRate, (totals.get(vatRate) ?? 0) + halere);
  }
  return [...totals]
    .sort(([one], [other]) => other - one)
    .map(([rate, total]) => {
      const vat = vatWithin(total, rate);
      return { rate, base: total - vat, vat, total };
    });
}
