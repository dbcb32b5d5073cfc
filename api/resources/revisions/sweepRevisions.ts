import type { Knex } from 'knex';
import { KEPT_REVISIONS } from '../../contract/constants.ts';

const DAY_MS = 86_400_000;

/**
 * Forgets revisions older than two years, and of each record all but the last 50. Files that they
 * alone named are swept afterwards like any unnamed ones. Answers how many were forgotten.
 */
export async function sweepRevisions(knex: Knex, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - KEPT_REVISIONS.days * DAY_MS).toISOString();
  const old = await knex('revisions').where('at', '<', limit).delete();
  const ranked = knex('revisions').select('id', {
    place: knex.raw('row_number() over (partition by resource, record_id order by id desc)'),
  });
  const beyond = knex.from(ranked.as('ranked')).where('place', '>', KEPT_REVISIONS.perRecord);
  return old + (await knex('revisions').whereIn('id', beyond.select('id')).delete());
}
