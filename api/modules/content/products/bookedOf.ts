import type { Knex } from 'knex';
import { Slot } from '../../../../db/models/slot.ts';

/**
 * The products whose coming dates are booked: the dates would be deleted with them, and their buyers would
 * hold places on nothing and could choose no other date.
 */
export async function bookedOf(
  db: Knex,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const coming = Slot.query(db)
    .whereIn('product_id', ids)
    .where('starts_at', '>', now.toISOString())
    .orderBy('id');
  const dates = await (db.isTransaction ? coming.forUpdate() : coming);
  return new Set(dates.flatMap(({ product_id, taken }) => (taken > 0 ? product_id : [])));
}
