import type { Locale } from '../contract/locales.ts';
import type { Sale } from './anySale.ts';

/** What a sale costs, in haléře. */
export interface Sums {
  /** Of each product's line, before the discount. */
  lines: number[];
  /** What each line costs less. */
  discounts: number[];
  discount: number;
  /** What a VAT payer's documents take off: a line for each rate. */
  discountLines: number[];
  /** How many pieces of each line were withdrawn before the invoice. */
  pieces: number[];
  /** What that takes off in all, of each line where it does, and beyond the lines. */
  takenOff: number;
  withdrawnLines: number[];
  more: number;
  /** What a VAT payer's documents take off beyond the lines: a line for each rate. */
  moreLines: number[];
  shipping: number;
  fee: number;
  /** What a VAT payer's documents write shipping, payment and fee as: a line for each rate. */
  charges: number[];
  /** As it was ordered. */
  ordered: number;
  total: number;
  open: number;
  vat: { rate: number; base: number; vat: number }[];
}

/** Sums computed in another way than the product does: in haléře, and VAT as a fraction. */
export function expectedSums(sale: Sale): Sums {
  const { lines, shipping, fee, isPayer, paidPercent } = sale;
  const each = lines.map(({ halere, quantity }) => halere * quantity);
  const items = each.reduce((sum, line) => sum + line, 0);
  const isFree = shipping.freeAbove !== null && items >= shipping.freeAbove;
  const sent = isFree ? 0 : shipping.halere;
  const discounts = discountsOf(sale, each);
  const discount = discounts.reduce((sum, one) => sum + one, 0);
  const ordered = items - discount + sent + fee;
  const pieces = lines.map(({ quantity }) =>
    Math.floor((quantity * (sale.withdrawn?.percentOfPieces ?? 0)) / 100),
  );
  const prices = lines.map(({ halere, quantity }, index) => {
    const count = pieces[index] ?? 0;
    return halere * count - Math.floor(((discounts[index] ?? 0) * count) / quantity);
  });
  const priceOfPieces = prices.reduce((sum, one) => sum + one, 0);
  const asked = sale.withdrawn?.percentOfPrice ?? null;
  const takenOff = asked === null ? priceOfPieces : Math.floor((ordered * asked) / 100);
  const more = Math.max(0, takenOff - priceOfPieces);
  const parted = spread(takenOff - more, prices);
  const total = ordered - takenOff;
  const bought = lines.map(({ rate }, index) => ({
    rate,
    halere: (each[index] ?? 0) - (discounts[index] ?? 0),
  }));
  const kept = bought.map(({ rate, halere }, index) => ({
    rate,
    halere: halere - (parted[index] ?? 0),
  }));
  const goods = kept.some(({ halere }) => halere > 0) ? kept : bought;
  const splits = isPayer && shipping.rate === null && items > discount;
  const discounted = lines.map(({ rate }, index) => ({
    rate: isPayer ? rate : 0,
    halere: discounts[index] ?? 0,
  }));
  const inParts = (halere: number) =>
    splits ? parts(halere, goods) : [{ rate: shipping.rate ?? heaviest(goods), halere }];
  const charges = [inParts(sent), [{ rate: 0, halere: 0 }], fee > 0 ? inParts(fee) : []].flat();
  const before = [...kept, ...charges];
  const all = isPayer ? [21, 12, 0] : [0];
  const left = all.map((rate) => (isPayer ? sumOf(before, rate) : ordered - takenOff + more));
  const moreAt = spread(more, left).map((halere, index) => ({
    rate: all[index] ?? 0,
    halere: 0 - halere,
  }));
  const rated = [...before, ...moreAt];
  // Before anything is taken off.
  const priced = lines.map(({ rate }, index) => ({ rate, halere: each[index] ?? 0 }));
  const charged = [...priced, ...charges].filter(({ halere }) => halere > 0);
  const shownRates = charged.length > 0 ? charged : goods.slice(0, 1);
  const rates = isPayer
    ? [21, 12, 0].filter((rate) => shownRates.some((of) => of.rate === rate))
    : [0];
  const vat = rates.map((rate) => {
    const own = rated.filter((of) => !isPayer || of.rate === rate);
    const whole = BigInt(own.reduce((sum, { halere }) => sum + halere, 0));
    // Twice the tax, rounded down, and half of that rounded up: half a haléř counts as a whole one.
    const tax = Number(((whole * BigInt(2 * rate)) / BigInt(100 + rate) + 1n) / 2n);
    return { rate, vat: tax, base: Number(whole) - tax };
  });
  const open = total - Math.floor((total * paidPercent) / 100);
  return {
    lines: each,
    discounts,
    discount,
    discountLines: ratesOf(discounted)
      .map((rate) => 0 - sumOf(discounted, rate))
      .filter((halere) => halere !== 0),
    pieces,
    takenOff,
    withdrawnLines: parted.filter((halere) => halere > 0).map((halere) => 0 - halere),
    more,
    moreLines: moreAt.map(({ halere }) => halere).filter((halere) => halere !== 0),
    shipping: sent,
    fee,
    charges: charges.map(({ halere }) => halere),
    ordered,
    total,
    open,
    vat,
  };
}

/** What a code takes off each line: a sum, or a part of what it is for, half a haléř counted as a whole one. */
function discountsOf({ lines, discount }: Sale, each: readonly number[]): number[] {
  if (!discount) return each.map(() => 0);
  const { percent, halere, only } = discount;
  const isFor = ({ category }: Sale['lines'][number]) =>
    only.length === 0 || only.includes(category);
  const values = each.map((value, index) => {
    const line = lines[index];
    return line && isFor(line) ? value : 0;
  });
  const whole = values.reduce((sum, value) => sum + value, 0);
  const wanted = percent === null ? halere : Math.floor((whole * percent * 2 + 100) / 200);
  return spread(Math.min(wanted, whole), values);
}

interface Rated {
  rate: number;
  halere: number;
}

const sumOf = (goods: readonly Rated[], rate: number) =>
  goods.reduce((sum, of) => sum + (of.rate === rate ? of.halere : 0), 0);

const ratesOf = (goods: readonly Rated[]) => [...new Set(goods.map(({ rate }) => rate))];

/** The rate of goods that cost nothing: the first one. */
const heaviest = (goods: readonly Rated[]) => ratesOf(goods)[0] ?? 21;

/** An amount by the goods' rates. */
function parts(halere: number, goods: readonly Rated[]): Rated[] {
  const rates = ratesOf(goods);
  const amounts = spread(
    halere,
    rates.map((rate) => sumOf(goods, rate)),
  );
  const split = rates.map((rate, index) => ({ rate, halere: amounts[index] ?? 0 }));
  const some = split.filter((part) => part.halere > 0);
  // Nothing is one line, too.
  return some.length > 0 ? some : [{ rate: heaviest(goods), halere }];
}

/** An amount by values: whole haléře, then one more for those that lost most by it. */
function spread(halere: number, values: readonly number[]): number[] {
  const whole = BigInt(values.reduce((sum, value) => sum + value, 0));
  if (whole === 0n) return values.map(() => 0);
  const exact = values.map((value) => BigInt(halere) * BigInt(value));
  const lost = exact.map((product) => product % whole);
  const rest = lost.reduce((sum, one) => sum + one, 0n) / whole;
  return values.map((_, index) => {
    const own = lost[index] ?? 0n;
    const before = lost.filter((one, at) => one > own || (one === own && at < index)).length;
    return Number((exact[index] ?? 0n) / whole) + (before < rest ? 1 : 0);
  });
}

/** As people read it, made without `Intl`. */
export const shown = (halere: number, { locale }: { locale: Locale }): string => {
  const amount = Math.abs(halere);
  const [units, rest] = [String(Math.floor(amount / 100)), String(amount % 100).padStart(2, '0')];
  const sign = halere < 0 ? '-' : '';
  const parted = sign + units.replace(/\B(?=(\d{3})+$)/g, locale === 'cs' ? '\u00a0' : ',');
  return locale === 'cs' ? `${parted},${rest}\u00a0Kč` : `${parted}.${rest}\u00a0CZK`;
};
