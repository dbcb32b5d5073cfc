import type { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isSqlite } from './connect.ts';

/** Arbitrary keys of PostgreSQL's advisory locks. */
const GLOBAL_LOCK = 7_041_017;
const EXCLUSIVE_JOB = 7_041_018;
/** Lock keys of background jobs that run in one instance at a time. */
const JOBS = { pictures: 7_041_019, backup: 7_041_020 };
/** Polling intervals: a blocking wait would exceed the time-out of queries. */
const POLL_SOON_MS = 100;
const POLL_MS = 1_000;

/** Serialises transactions of all instances that call this: each waits for the others' commits. */
export async function acquireGlobalLock(trx: Knex.Transaction): Promise<void> {
  // On SQLite any write takes the write lock.
  if (isSqlite(trx)) await trx.raw('pragma user_version = 0');
  else while (!(await tryLock(trx, GLOBAL_LOCK))) await wait(POLL_SOON_MS);
}

/**
 * Runs a long job of many transactions in one instance at a time. The next instance starts when the job
 * ends or its instance dies, which PostgreSQL detects within half a minute even if the machine is gone.
 */
export async function runExclusively<Result>(
  knex: Knex,
  job: (lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (isSqlite(knex)) return job(new AbortController().signal);
  return holdingLocks(knex, async (holder, lost) => {
    while (!(await tryLock(holder, EXCLUSIVE_JOB))) await wait(POLL_MS);
    return job(lost);
  });
}

/** Runs a background job unless another instance is running it; returns null then. */
export async function runUnlessRunning<Result>(
  knex: Knex,
  name: keyof typeof JOBS,
  job: () => Promise<Result>,
): Promise<Result | null> {
  if (isSqlite(knex)) return job();
  return holdingLocks(knex, async (holder) => ((await tryLock(holder, JOBS[name])) ? job() : null));
}

/** A separate connection holds the lock; its failure does not undo the job. */
async function holdingLocks<Result>(
  knex: Knex,
  job: (holder: Knex.Transaction, lost: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const holder = await knex.transaction();
  const connection: EventEmitter = await holder.client.acquireConnection();
  const lost = new AbortController();
  const abort = () => lost.abort();
  connection.once('end', abort);
  try {
    for (const [name, value] of KEEPALIVE) await holder.raw(`set local ${name} = ${value}`);
    return await job(holder, lost.signal);
  } finally {
    connection.off('end', abort);
    await holder.rollback().catch(() => undefined);
  }
}

const KEEPALIVE = Object.entries({
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
});

async function tryLock(holder: Knex.Transaction, lock: number): Promise<boolean> {
  const { rows } = await holder.raw('select pg_try_advisory_xact_lock(?) as acquired', [lock]);
  return rows[0]?.acquired === true;
}
