import type { Knex } from 'knex';
import * as steps from './steps.ts';

/** One step of the schema. Steps go forward only; a way back is a backup. */
export interface Migration {
  /** Never changes once released: it is how a database knows what it has. */
  name: string;
  up(trx: Knex.Transaction): Promise<void>;
}

/** Every step, oldest first. Named one by one, so that they are inside a bundle too. */
export const migrations: readonly Migration[] = Object.entries(steps)
  .map(([name, up]) => ({ name, up }))
  .sort((one, other) => one.name.localeCompare(other.name));
