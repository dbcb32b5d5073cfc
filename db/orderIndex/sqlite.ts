import type { Knex } from 'knex';
import { indexedText, narrowToParts } from './texts.ts';

const TABLE = 'order_trigrams';
/** Orders added in one transaction, in some 20 ms: new orders wait for it. */
const BATCH = 5_000;
/** The last order of the index; ids are not given again, so that all before it are in it. */
const LAST = `(select coalesce(max(id), 0) from ${TABLE}_docsize)`;

/**
 * Creates the index of sequences of three characters, and the triggers that keep it up to date. Searches
 * add new orders, in 4 µs each, so that placing an order writes nothing to it.
 */
export async function createSqliteIndex(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `create virtual table ${TABLE} using fts5 (
      text, content = '', contentless_delete = 1, detail = 'none', tokenize = 'trigram')`,
  );
  await trx.raw(
    `create trigger ${TABLE}_changed after update of search on orders when new.id <= ${LAST}
      begin
        insert or replace into ${TABLE} (rowid, text) values (new.id, ${indexedText('new')});
      end`,
  );
  await trx.raw(
    `create trigger ${TABLE}_deleted after delete on orders when old.id <= ${LAST}
      begin
        delete from ${TABLE} where rowid = old.id;
      end`,
  );
}

/** The orders that have all parts of one of these lists; null for too many, and while many are not in the index. */
export async function findOnSqlite(
  knex: Knex,
  lists: readonly (readonly string[])[],
  most: number,
): Promise<number[] | null> {
  const recent = await readRecent(knex);
  // A database that can't be written now is still searched.
  if (recent.isBehind && !(await addOrders(knex).catch(() => false))) return null;
  const terms = lists.map((parts) => termOf(parts, recent.texts));
  if (terms.includes('')) return null;
  // The sequences of a text are in more orders than the text: of 10,000 orders that have a 777, few have 77777.
  const ids = await knex(TABLE)
    .join('orders', 'orders.id', `${TABLE}.rowid`)
    .whereRaw(`${TABLE} match ?`, [terms.map((term) => `(${term})`).join(' OR ')])
    .modify(narrowToParts, lists)
    .limit(most + 1)
    .pluck<number[]>('orders.id');
  return ids.length > most ? null : ids;
}

/** How many of the last orders tell which sequences are frequent. */
const SAMPLE = 100;
/** The time of a search grows with the orders of its most frequent sequence: most have a `com`. */
const FREQUENT = SAMPLE * 0.05;

/** The sequences of parts that are not frequent, as FTS5 reads them: all must be there; '' where all are. */
function termOf(parts: readonly string[], recent: readonly string[]): string {
  return [...new Set(parts.flatMap(sequencesOf))]
    .filter((one) => recent.filter((text) => text.includes(one)).length <= FREQUENT)
    .map((one) => `"${one.replaceAll('"', '""')}"`)
    .join(' ');
}

function sequencesOf(part: string): string[] {
  const characters = [...part];
  const starts = [...characters.slice(2).keys()];
  return starts.map((start) => characters.slice(start, start + 3).join(''));
}

/** The texts of the last orders, and whether the last one is missing in the index. */
async function readRecent(knex: Knex) {
  const rows: { id: number; text: string; last: number }[] = await knex('orders')
    .select('id', knex.raw(`${indexedText('orders')} as text`), knex.raw(`${LAST} as last`))
    .orderBy('id', 'desc')
    .limit(SAMPLE);
  const [newest] = rows;
  return {
    texts: rows.map(({ text }) => text),
    isBehind: newest !== undefined && newest.id > newest.last,
  };
}

/** Adds orders to the index until none is missing. */
export async function completeSqliteIndex(knex: Knex): Promise<void> {
  while (!(await addOrders(knex)));
}

/** Adds the oldest orders that are missing; returns whether these were all. */
async function addOrders(knex: Knex): Promise<boolean> {
  const added: unknown[] = await knex.raw(
    `insert into ${TABLE} (rowid, text)
      select id, ${indexedText('orders')} from orders where id > ${LAST} order by id limit ${BATCH}
      returning rowid`,
  );
  return added.length < BATCH;
}
