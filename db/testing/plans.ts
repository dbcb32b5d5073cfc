import type { Knex } from 'knex';
import { isSqlite } from '../connect.ts';

interface Plan {
  steps: string[];
  /** Steps that scan or sort a whole table. */
  unserved: string[];
}

/** The query plan of a statement. */
export const readPlan = (knex: Knex, sql: string): Promise<Plan> =>
  isSqlite(knex) ? sqlitePlan(knex, sql) : postgresPlan(knex, sql);

const NO_TABLE = ['SCAN temp', 'SCAN CONSTANT ROW'];

async function sqlitePlan(knex: Knex, sql: string): Promise<Plan> {
  const rows: { detail: string }[] = await knex.raw(`explain query plan ${escaped(sql)}`);
  const steps = rows.map(({ detail }) => detail).filter((detail) => !NO_TABLE.includes(detail));
  // A scan with an index is in order; a scan without one reads the whole table.
  return { steps, unserved: steps.filter((step) => /^SCAN (?!.*USING)|TEMP B-TREE/.test(step)) };
}

/** Small tables are always scanned, so scans and sorts are disabled: remaining ones are unavoidable. */
async function postgresPlan(knex: Knex, sql: string): Promise<Plan> {
  return knex.transaction(async (trx) => {
    for (const way of ['seqscan', 'sort', 'bitmapscan']) {
      await trx.raw(`set local enable_${way} = off`);
    }
    const { rows }: { rows: { 'QUERY PLAN': string }[] } = await trx.raw(`explain ${escaped(sql)}`);
    const steps = rows.map((row) => row['QUERY PLAN']);
    return { steps, unserved: steps.filter((step) => /Seq Scan|Sort/.test(step)) };
  });
}

/** A statement with its values inserted as literals. */
export function withValues(knex: Knex, sql: string, values: readonly unknown[]): string {
  const literal = (value: unknown) =>
    knex
      .raw('?', [typeof value === 'boolean' && isSqlite(knex) ? Number(value) : (value as string)])
      .toString();
  let next = 0;
  return sql.replace(/\?|\$(\d+)/g, (_, place) => literal(values[place ? place - 1 : next++]));
}

/** Escapes question marks that are not placeholders of knex. */
const escaped = (sql: string) => sql.replaceAll('?', '\\?');
