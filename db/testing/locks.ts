import type { Knex } from 'knex';

/** The number of transactions of a PostgreSQL database that wait for a lock. */
export async function waitingForLocks(knex: Knex): Promise<number> {
  const waiting = await knex('pg_stat_activity')
    .where({ wait_event_type: 'Lock', datname: knex.raw('current_database()') })
    .pluck('pid');
  return waiting.length;
}
