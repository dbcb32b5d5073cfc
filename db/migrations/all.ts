import type { Knex } from 'knex';
import * as steps from './steps.ts';

/** One step of the schema. There are no down steps; a backup is the way back. */
export interface Migration {
  /** Must not change once released: the database records applied steps by name. */
  name: string;
  up(trx: Knex.Transaction): Promise<void>;
}

/** All steps, oldest first. Listed explicitly, so that they are part of a bundle. */
export const migrations: readonly Migration[] = Object.entries(steps)
  .map(([name, up]) => ({ name, up }))
  .sort((one, other) => one.name.localeCompare(other.name));
