import { type QueryBuilder, raw } from 'objection';
import { Order, VALID_ORDER } from './order.ts';
import { SearchableEntity } from './row.ts';

/** A code by which orders cost less. Its uses are the orders themselves: nothing is counted apart. */
export class DiscountCode extends SearchableEntity {
  static override tableName = 'discount_codes';
  static override booleans = ['is_active'];
  static override modifiers = {
    withUses: (query: QueryBuilder<DiscountCode>) =>
      query.select(
        'discount_codes.*',
        Order.query()
          .whereColumn('orders.discount_code_id', 'discount_codes.id')
          .where(raw(VALID_ORDER))
          .count()
          .as('uses'),
      ),
  };

  /** In capitals. */
  declare code: string;
  /** Null where it takes off an amount, which is null otherwise. */
  declare percent: number | null;
  declare amount_halere: number | null;
  declare min_halere: number | null;
  /** Comma-separated; '' means all. */
  declare product_categories: string;
  /** Days in Prague, YYYY-MM-DD; '' for no limit. */
  declare valid_from: string;
  declare valid_until: string;
  declare max_uses: number | null;
  declare max_uses_per_email: number | null;
  declare is_active: boolean;
  declare note: string;
  /** Set by the modifier `withUses`. */
  declare uses?: number | string;
}
