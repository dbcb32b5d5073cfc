import type { Knex } from 'knex';
import type { Product } from '../../../../db/models/product.ts';
import { Slot } from '../../../../db/models/slot.ts';
import { conflict } from '../../../platform/failure.ts';

/**
 * Keeps a product whose coming dates are booked: they would be deleted with it, and their buyers would hold
 * places on nothing and could choose no other date.
 * @throws Failure 409 then
 */
export async function refuseBooked(
  trx: Knex.Transaction,
  { id }: Product,
  now: Date,
): Promise<void> {
  const coming = await Slot.query(trx)
    .where({ product_id: id })
    .where('starts_at', '>', now.toISOString())
    .orderBy('id')
    .forUpdate();
  if (coming.some(({ taken }) => taken > 0)) throw conflict('product.booked');
}
