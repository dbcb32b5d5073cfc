import type { Knex } from 'knex';
import { indexedText, narrowToParts } from './texts.ts';

const INDEX = 'orders_trigrams';

/**
 * Creates the index of three-character sequences where it is missing. A role without the right to create
 * the extension, or a server without it, is left as it is: searches read all orders there.
 */
export async function createPostgresIndex(trx: Knex.Transaction): Promise<void> {
  if (await hasPostgresIndex(trx)) return;
  await trx
    .transaction(async (attempt) => {
      await attempt.raw('create extension if not exists pg_trgm');
      await attempt.raw(
        `create index ${INDEX} on orders using gin ((${indexedText('orders')}) gin_trgm_ops)`,
      );
    })
    .catch(() => undefined);
}

export async function hasPostgresIndex(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw('select to_regclass(?) is not null as "isThere"', [INDEX]);
  return rows[0].isThere;
}

/** The orders that have all parts of one of these lists; null for too many, and without an index. */
export async function findOnPostgres(
  knex: Knex,
  lists: readonly (readonly string[])[],
  most: number,
): Promise<number[] | null> {
  if (!(await hasPostgresIndex(knex))) return null;
  const ids = await knex('orders')
    .modify(narrowToParts, lists)
    .limit(most + 1)
    .pluck<number[]>('id');
  return ids.length > most ? null : ids;
}
