import type { Knex } from 'knex';
import { ShippingMethod } from '../../../../db/models/content.ts';
import { PickupPoint, type PointFacts } from '../../../../db/models/pickupPoint.ts';
import { batchesOf } from '../../../contract/batches.ts';
import { asksPoint } from '../../../contract/shipping.ts';
import type { PointsOutcome } from '../../../contract/types.ts';
import { command, emit } from '../../../platform/commands.ts';
import { invalidField } from '../../../platform/failure.ts';
import type { PointList } from '../files/readPoints.ts';
import { type PointsPlan, planImport } from '../planImport.ts';

interface Importing {
  /** The shipping method whose points they are. */
  method: number;
  list: PointList;
}

/**
 * Replaces the points of a shipping method by those of a file: points are recognised by their code, and those
 * that the file lacks become inactive. The same file again changes nothing.
 * @throws Failure 422 for a method that has no points
 */
export const importPoints = command(
  async (trx, { method, list }: Importing, { now }): Promise<PointsOutcome> => {
    const plan = await planFor(trx, { method, list });
    // The rows that a statement writes stay within what both databases take.
    for (const rows of batchesOf(plan.written, BATCH)) await write(trx, method, rows, now);
    for (const ids of batchesOf(plan.gone, BATCH)) {
      await PickupPoint.query(trx).whereIn('id', ids).patch({ is_active: false });
    }
    if (plan.written.length > 0 || plan.gone.length > 0) emit(trx, 'pickupPoints.imported', {});
    return { ...plan.outcome, ignored: list.ignored };
  },
);

/** What an import would change; nothing is written. */
export async function reviewPoints(knex: Knex, importing: Importing): Promise<PointsOutcome> {
  const { outcome } = await planFor(knex, importing);
  return { ...outcome, ignored: importing.list.ignored };
}

async function planFor(knex: Knex, { method, list }: Importing): Promise<PointsPlan> {
  const shipping = await ShippingMethod.query(knex).findById(method);
  if (!shipping || !asksPoint(shipping)) throw invalidField('shipping_method', 'points.method');
  const known = await PickupPoint.query(knex)
    .select('id', 'is_active', 'code', 'name', 'street', 'city', 'zip', 'country', 'opening_hours')
    .where({ shipping_method_id: method });
  return planImport(known, list.points);
}

/** Points that one SQL statement writes. */
const BATCH = 500;

async function write(
  trx: Knex,
  method: number,
  points: readonly PointFacts[],
  now: Date,
): Promise<void> {
  const updated_at = now.toISOString();
  const rows = points.map((point) => ({
    ...point,
    ...PickupPoint.keysOf(point),
    shipping_method_id: method,
    is_active: true,
    updated_at,
  }));
  await trx(PickupPoint.tableName).insert(rows).onConflict(['shipping_method_id', 'code']).merge();
}
