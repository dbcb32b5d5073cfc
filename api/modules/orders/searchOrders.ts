import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { Order } from '../../../db/models/order.ts';
import { searchedTexts } from '../../../db/models/orderSearch.ts';
import { Voucher } from '../../../db/models/voucher.ts';
import { ordersWithin } from '../../../db/orderIndex/orderIndex.ts';
import { numberOnScreen } from '../../../db/orderIndex/texts.ts';
import { fold } from '../../contract/slug.ts';
import { idsOfSymbol } from '../../contract/variableSymbol.ts';
import { parseCode } from '../../contract/voucherCodes.ts';
import { likePattern } from '../../platform/lists/likePattern.ts';

/**
 * Narrows a query to the orders that a text finds: by parts of their search text, by a part of their number,
 * by their variable symbol, or by the code of a voucher.
 */
export async function searchOrders(
  knex: Knex,
  query: QueryBuilder<Order>,
  search: string,
): Promise<void> {
  const lists = searchedTexts(search);
  // No other text is part of an order's number, and computing every number takes long.
  const isNumber = /^#?\d+$/.test(search);
  const symbols = isNumber ? idsOfSymbol(search) : [];
  const code = parseCode(search);
  const ofCode = code === null ? [] : await Voucher.query(knex).select('order_id').where({ code });
  const coded = ofCode.flatMap(({ order_id }) => order_id ?? []);
  const within = await ordersWithin(knex, lists);
  if (within) query.whereIn('orders.id', [...new Set([...within, ...symbols, ...coded])]);
  query.where((either) => {
    for (const texts of lists) {
      either.orWhere((all) => {
        for (const text of texts) {
          all.whereRaw(`orders.search like ? escape '\\'`, [likePattern(text)]);
        }
      });
    }
    if (coded.length > 0) either.orWhereIn('orders.id', coded);
    if (!isNumber) return;
    either.orWhereRaw(`${numberOnScreen('orders')} like ? escape '\\'`, [
      likePattern(fold(search)),
    ]);
    either.orWhere((one) => {
      one.whereIn('orders.id', symbols).whereRaw(SYMBOL, [search]);
    });
  });
}

/** As `variableSymbol` has it, of orders whose symbol begins with a year. */
const SYMBOL =
  'cast((orders.symbol_year % 100) * cast(100000000 as bigint) + orders.id as text) = ?';
