import type { DocumentFacts, DocumentLine } from '../../contract/documents.ts';
import { sharesOf, type VatSum, vatWithin } from '../../contract/vat.ts';

/** What a document adds at each rate: its own sums less the payments that other documents taxed before. */
export const ratesOf = ({
  vat,
  deposits = [],
}: Pick<DocumentFacts, 'vat' | 'deposits'>): VatSum[] =>
  lessRates(vat, addRates(...deposits.map((deposit) => deposit.vat)));

/** The sums at each rate of several documents, the highest rate first. */
export function addRates(...all: (readonly VatSum[])[]): VatSum[] {
  const sums = new Map<number, VatSum>();
  for (const { rate, base, vat, total } of all.flat()) {
    const sum = sums.get(rate) ?? { rate, base: 0, vat: 0, total: 0 };
    sums.set(rate, {
      rate,
      base: sum.base + base,
      vat: sum.vat + vat,
      total: sum.total + total,
    });
  }
  return [...sums.values()].sort((one, other) => other.rate - one.rate);
}

/** What is left of sums when others are taken off. */
export const lessRates = (of: readonly VatSum[], other: readonly VatSum[]): VatSum[] =>
  addRates(of, other.map(negated));

export const negated = ({ rate, base, vat, total }: VatSum): VatSum => ({
  rate,
  base: 0 - base,
  vat: 0 - vat,
  total: 0 - total,
});

export const totalOf = (rates: readonly VatSum[]): number =>
  rates.reduce((sum, { total }) => sum + total, 0);

/** How much of an amount is at which rate, in haléře. */
export type AmountsByRate = ReadonlyMap<number, number>;

const NOT_KNOWN: AmountsByRate = new Map();

/**
 * Takes an amount out of sums, to the haléř: as far as it is known from which rates, from those, and the rest
 * from each by its share. A rate that is taken whole keeps its base and tax, so that nothing of them remains.
 * @param halere above 0 and at most what the sums add up to
 */
export function partOf(
  available: readonly VatSum[],
  halere: number,
  known: AmountsByRate = NOT_KNOWN,
): VatSum[] {
  const rates = available.filter(({ total }) => total > 0);
  const open = totalOf(rates);
  if (halere <= 0 || halere > open) throw new RangeError(`${halere} of ${open} haléře`);
  const first = rates.map(({ rate, total }): [number, number] => [
    rate,
    Math.min(total, known.get(rate) ?? 0),
  ]);
  const ofFirst = first.reduce((sum, [, amount]) => sum + amount, 0);
  const taken = sharesByRate(Math.min(halere, ofFirst), first);
  const rest = rates.map(({ rate, total }): [number, number] => [
    rate,
    total - (taken.get(rate) ?? 0),
  ]);
  const more = sharesByRate(halere - Math.min(halere, ofFirst), rest);
  return rates
    .map((sum) => ({ sum, total: (taken.get(sum.rate) ?? 0) + (more.get(sum.rate) ?? 0) }))
    .filter(({ total }) => total > 0)
    .map(({ sum, total }) => (sum.total === total ? sum : priceAt(sum.rate, total)));
}

/** An amount divided by weights, by rate. */
export const sharesByRate = (halere: number, weights: [number, number][]): Map<number, number> =>
  halere === 0
    ? new Map()
    : new Map(sharesOf(halere, new Map(weights)).map((share) => [share.vatRate, share.halere]));

function priceAt(rate: number, total: number): VatSum {
  const vat = vatWithin(total, rate);
  return { rate, base: total - vat, vat, total };
}

/** A line for each rate, for documents that are about an amount and not about goods. */
export const linesOfRates = (rates: readonly VatSum[], name: string): DocumentLine[] =>
  rates.map(({ rate, total }) => ({
    name,
    slug: '',
    quantity: null,
    unitHalere: total,
    halere: total,
    vatRate: rate,
  }));
