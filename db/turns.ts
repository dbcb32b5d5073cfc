import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isSqlite } from './connect.ts';

/** Arbitrary keys of PostgreSQL's advisory locks. */
const SHORT_WORK = 7_041_017;
const LONG_WORK = 7_041_018;
/** Lock keys of background jobs that run in one instance at a time. */
const BACKGROUND = { pictures: 7_041_019, backup: 7_041_020 };
/** Polling intervals: a blocking wait would exceed the time-out of queries. */
const ASK_SOON_MS = 100;
const ASK_AGAIN_MS = 1_000;

/** Serialises transactions of all instances that call this: each waits for the others' commits. */
export async function takeTurns(trx: Knex.Transaction): Promise<void> {
  // On SQLite any write takes the write lock.
  if (isSqlite(trx)) await trx.raw('pragma user_version = 0');
  else while (!(await isMine(trx, SHORT_WORK))) await wait(ASK_SOON_MS);
}

/**
 * Runs a long job of many transactions in one instance at a time. The next instance starts when the job
 * ends or its instance dies, which PostgreSQL detects within half a minute even if the machine is gone.
 */
export async function alone<Result>(
  knex: Knex,
  work: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (isSqlite(knex)) return work(new AbortController().signal);
  return onTurn(knex, async (turn, lost) => {
    while (!(await isMine(turn, LONG_WORK))) await wait(ASK_AGAIN_MS);
    return work(lost);
  });
}

/** Runs a background job unless another instance is running it; returns null then. */
export async function unlessElsewhere<Result>(
  knex: Knex,
  name: keyof typeof BACKGROUND,
  work: () => Promise<Result>,
): Promise<Result | null> {
  if (isSqlite(knex)) return work();
  return onTurn(knex, async (turn) => ((await isMine(turn, BACKGROUND[name])) ? work() : null));
}

/** A separate connection holds the lock; its failure does not undo the job. */
async function onTurn<Result>(
  knex: Knex,
  work: (turn: Knex.Transaction, lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const turn = await knex.transaction();
  const connection: EventEmitter = await turn.client.acquireConnection();
  const lost = new AbortController();
  const lose = () => lost.abort();
  connection.once('end', lose);
  try {
    for (const [name, value] of KEEPALIVE) await turn.raw(`set local ${name} = ${value}`);
    return await work(turn, lost.signal);
  } finally {
    connection.off('end', lose);
    await turn.rollback().catch(() => undefined);
  }
}

const KEEPALIVE = Object.entries({
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
});

async function isMine(turn: Knex.Transaction, lock: number): Promise<boolean> {
  const { rows } = await turn.raw('select pg_try_advisory_xact_lock(?) as mine', [lock]);
  return rows[0]?.mine === true;
}
