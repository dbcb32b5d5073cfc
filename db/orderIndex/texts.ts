// What the index of orders' texts is made of, in SQL and in what is looked for: the number as screens show
// it and the search text, without the marks between the characters of numbers, which would hide them.

import type { Knex } from 'knex';
import { NUMBER_MARK } from '../models/orderSearch.ts';

/** The number of an order as screens show it. */
export const numberOnScreen = (row: string): string =>
  `'#' || substr('0000000000', length(cast(${row}.id as text)) + 1) || cast(${row}.id as text)`;

/** The indexed text of an order. */
export const indexedText = (row: string): string =>
  `${numberOnScreen(row)} || ' ' || replace(${row}.search, '${NUMBER_MARK}', '')`;

/** What the indexed text of an order contains if its search text contains this. */
export const indexedPart = (text: string): string => text.replaceAll(NUMBER_MARK, '');

/** Narrows a query to the orders whose indexed text contains all parts of one of these lists. */
export function narrowToParts(
  orders: Knex.QueryBuilder,
  lists: readonly (readonly string[])[],
): void {
  orders.where((either) => {
    for (const parts of lists) {
      either.orWhere((all) => {
        for (const part of parts) {
          all.whereRaw(`${indexedText('orders')} like ? escape '\\'`, [
            `%${part.replace(/[\\%_]/g, '\\$&')}%`,
          ]);
        }
      });
    }
  });
}
