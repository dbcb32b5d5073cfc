import { pragueToday } from './dates.ts';

interface Order {
  id: number;
  /** Null for orders from before symbols began with a year. */
  symbol_year: number | null;
}

/** How many ids a symbol has room for beside its year. */
const IDS = 100_000_000;

/**
 * The variable symbol of an order's bank transfer: ten digits, the last two of the year and the id
 * padded to eight, so that it is nobody's '1'. Orders from before have their id alone.
 */
export const variableSymbol = ({ id, symbol_year: year }: Order): number =>
  year === null ? id : (year % 100) * IDS + id;

/** The year in Prague that the symbol of an order made then begins with. */
export const symbolYear = (ordered: Date): number => Number(pragueToday(ordered).slice(0, 4));

/**
 * The ids that an order with this symbol can have, '' being none: the symbol itself, and what follows
 * its year. Which of them it is, if any, only the order's own symbol tells.
 */
export function idsOfSymbol(symbol: string): number[] {
  if (!/^\d{1,10}$/.test(symbol)) return [];
  const id = Number(symbol);
  return [...new Set([id, id % IDS])].filter((one) => one > 0 && one <= MAX_ID);
}

const MAX_ID = 2_147_483_647;

/** The order whose variable symbol this text is, among those with the ids that it can have. */
export function orderOfSymbol<Known extends Order>(
  symbol: string,
  orders: ReadonlyMap<number, Known>,
): Known | null {
  const found = idsOfSymbol(symbol).map((id) => orders.get(id));
  return found.find((order) => order && variableSymbol(order) === Number(symbol)) ?? null;
}
