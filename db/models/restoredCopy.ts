import type { Knex } from 'knex';
import { copyMark } from '../../api/contract/entities/restoredCopy.ts';
import type { CopyMark } from '../../api/contract/types.ts';
import { RESTORED_COPY, readMeta } from './meta.ts';

/**
 * Whether this is a restored copy that is not declared to be the live site yet. Check it before each
 * automatic mail or call to another service: the real site may still be running, and customers must
 * not hear from both. It is read from the database, so that all instances agree.
 */
export const isHeldBack = async (knex: Knex): Promise<boolean> =>
  (await readMeta(knex, RESTORED_COPY)) !== undefined;

/** The snapshot of the restored copy; null if this is the live site. */
export async function readCopy(knex: Knex): Promise<CopyMark | null> {
  const text = await readMeta(knex, RESTORED_COPY);
  return text === undefined ? null : copyMark.parse(JSON.parse(text));
}
