import type { Knex } from 'knex';
import { copyMark } from '../../api/contract/entities/restoredCopy.ts';
import type { CopyMark } from '../../api/contract/types.ts';
import { RESTORED_COPY, readMeta } from './meta.ts';

/**
 * Whether this is a restored copy of which nobody said yet that it is the site. To be asked before
 * anything leaves the machine by itself, each time: the real site may still run, and customers must
 * not hear from both. It is read from the database, so that all instances on it agree.
 */
export const isHeldBack = async (knex: Knex): Promise<boolean> =>
  (await readMeta(knex, RESTORED_COPY)) !== undefined;

/** What it is a copy of; null where nothing is held back. */
export async function readCopy(knex: Knex): Promise<CopyMark | null> {
  const text = await readMeta(knex, RESTORED_COPY);
  return text === undefined ? null : copyMark.parse(JSON.parse(text));
}
