import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isSqlite } from './connect.ts';

/** Any numbers of our own: they keep instances apart on PostgreSQL. */
const SHORT_WORK = 7_041_017;
const LONG_WORK = 7_041_018;
const ASK_AGAIN_MS = 1_000;

/**
 * Makes a transaction wait for those of other instances that take turns as well; each then sees what
 * the one before it did.
 */
export async function takeTurns(trx: Knex.Transaction): Promise<void> {
  // SQLite's lock is the first write, even of a number that nobody reads.
  if (isSqlite(trx)) await trx.raw('pragma user_version = 0');
  else await trx.raw('select pg_advisory_xact_lock(?)', [SHORT_WORK]);
}

/**
 * Does a work that takes its time and goes over many transactions, while no other instance on the
 * same PostgreSQL does it. The next one begins when the work ends or its instance dies, of which
 * PostgreSQL hears within half a minute even where the whole machine is gone.
 */
export async function alone<Result>(knex: Knex, work: () => Promise<Result>): Promise<Result> {
  if (isSqlite(knex)) return work();
  const turn = await knex.transaction();
  try {
    for (const [name, value] of KEEPALIVE) await turn.raw(`set local ${name} = ${value}`);
    while (!(await isMine(turn))) await wait(ASK_AGAIN_MS);
    return await work();
  } finally {
    // The work stands, whatever became of the connection that only kept the turn.
    await turn.rollback().catch(() => undefined);
  }
}

const KEEPALIVE = Object.entries({
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
});

async function isMine(turn: Knex.Transaction): Promise<boolean> {
  const { rows } = await turn.raw('select pg_try_advisory_xact_lock(?) as mine', [LONG_WORK]);
  return rows[0]?.mine === true;
}
