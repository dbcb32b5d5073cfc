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

/**
 * Takes an amount out of sums, from each rate by its share, to the haléř. A rate that is taken whole
 * keeps its base and tax, so that nothing of them remains.
 * @param halere above 0 and at most what the sums add up to
 */
export function partOf(available: readonly VatSum[], halere: number): VatSum[] {
  const rates = available.filter(({ total }) => total > 0);
  const open = totalOf(rates);
  if (halere <= 0 || halere > open) throw new RangeError(`${halere} of ${open} haléře`);
  return sharesOf(halere, new Map(rates.map(({ rate, total }) => [rate, total])))
    .filter((share) => share.halere > 0)
    .map((share) => {
      const whole = rates.find(
        ({ rate, total }) => rate === share.vatRate && total === share.halere,
      );
      return whole ?? priceAt(share.vatRate, share.halere);
    });
}

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
