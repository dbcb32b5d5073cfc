import type { Knex } from 'knex';
import { HOUR_MS } from '../../../contract/durations.ts';
import { digestOf } from '../../../platform/secrets.ts';

const SPENT = 'spent_challenges';
/** Longer than any challenge or ticket is valid. */
const SPENT_MS = HOUR_MS;

/**
 * Whether this is the first use of a signed text that is good for one. Only what was used rightly is
 * kept, as a digest and for an hour: after that its own signature says that it is too old. The
 * database decides between uses at the same time, on whatever instance.
 */
export async function spend(db: Knex, text: string, now: Date): Promise<boolean> {
  const expires_at = new Date(now.getTime() + SPENT_MS).toISOString();
  const row = db(SPENT)
    .insert({ digest: digestOf(text), expires_at })
    .onConflict('digest')
    .ignore();
  return (await row.returning('digest')).length > 0;
}

/** Whether a text was used before. */
export const isSpent = async (db: Knex, text: string): Promise<boolean> =>
  (await db(SPENT)
    .where({ digest: digestOf(text) })
    .first()) !== undefined;

/** Deletes what was kept of texts that are too old to be used. */
export const sweepSpent = (knex: Knex, now: Date): Promise<number> =>
  knex(SPENT).where('expires_at', '<', now.toISOString()).delete();
