import { pragueToday } from './dates.ts';

interface Order {
  id: number;
  /** Null for older orders, whose symbol has no year. */
  symbol_year: number | null;
}

/** Number of ids that fit after the year. */
const IDS = 100_000_000;

/**
 * The variable symbol of an order's bank transfer: the last two digits of the year, then the id padded
 * to eight digits. For older orders it is the id.
 */
export const variableSymbol = ({ id, symbol_year: year }: Order): number =>
  year === null ? id : (year % 100) * IDS + id;

/** The year, in Prague, of the variable symbol of an order placed at this time. */
export const symbolYear = (ordered: Date): number => Number(pragueToday(ordered).slice(0, 4));

/**
 * Candidate order ids for a variable symbol: the symbol itself, and its part after the year; empty for
 * ''. The symbol of the order found decides: see `orderOfSymbol`.
 */
export function idsOfSymbol(symbol: string): number[] {
  if (!/^\d{1,10}$/.test(symbol)) return [];
  const id = Number(symbol);
  return [...new Set([id, id % IDS])].filter((one) => one > 0 && one <= MAX_ID);
}

const MAX_ID = 2_147_483_647;

/** The order with this variable symbol, among the candidates. */
export function orderOfSymbol<Known extends Order>(
  symbol: string,
  orders: ReadonlyMap<number, Known>,
): Known | null {
  const found = idsOfSymbol(symbol).map((id) => orders.get(id));
  return found.find((order) => order && variableSymbol(order) === Number(symbol)) ?? null;
}
