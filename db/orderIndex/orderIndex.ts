import type { Knex } from 'knex';
import { isSqlite } from '../connect.ts';
import { distinctLists } from '../models/orderSearch.ts';
import { createPostgresIndex, findOnPostgres, hasPostgresIndex } from './postgres.ts';
import { completeSqliteIndex, findOnSqlite } from './sqlite.ts';
import { indexedPart } from './texts.ts';

// Orders are searched by any part of a text, which no ordinary index finds; trigrams do.

/** More orders than this are found faster by reading all than one by one. */
const MAX_FOUND = 1_000;

/**
 * Creates the index on PostgreSQL where it is missing and may be created: at each start, so that a right
 * that was granted later is used. SQLite has it from a migration.
 */
export async function ensureOrderIndex(trx: Knex.Transaction): Promise<void> {
  if (!isSqlite(trx)) await createPostgresIndex(trx);
}

/** How operators get an index on PostgreSQL. */
export const NO_ORDER_INDEX =
  'searches in orders have no index: run "create extension pg_trgm" in the database as a role that may, and start again';

/** Whether searches have an index. */
export const hasOrderIndex = async (knex: Knex): Promise<boolean> =>
  isSqlite(knex) || hasPostgresIndex(knex);

/** Adds orders that are not in the index yet: after an update or a restored backup these are all. */
export const completeOrderIndex = async (knex: Knex): Promise<void> => {
  if (isSqlite(knex)) await completeSqliteIndex(knex);
};

/**
 * The ids of all orders whose number or search text may contain all texts of one of these lists: what the
 * index finds, which the caller compares itself. Null where reading all orders is as good, or the only way:
 * all texts of a list are too short, or they are in too many.
 */
export async function ordersWithin(
  knex: Knex,
  lists: readonly (readonly string[])[],
): Promise<number[] | null> {
  const isFound = isSqlite(knex) ? hasTrigram : hasPlainTrigram;
  // A statement ends at the character 0.
  const isIndexed = (part: string) => isFound(part) && !part.includes('\0');
  const asked = lists.map((texts) => texts.map(indexedPart).filter(isIndexed));
  if (asked.some((parts) => parts.length === 0)) return null;
  return (isSqlite(knex) ? findOnSqlite : findOnPostgres)(knex, distinctLists(asked), MAX_FOUND);
}

const hasTrigram = (part: string) => [...part].length >= 3;
/** PostgreSQL's trigrams are of letters and digits alone; which these are depends on its locale. */
const hasPlainTrigram = (part: string) => /[a-z0-9]{3}/.test(part);
