import type { Knex } from 'knex';

/** One step of the schema. Steps go forward only; a way back is a backup. */
export interface Migration {
  /** Never changes once released: it is how a database knows what it has. */
  name: string;
  up(trx: Knex.Transaction): Promise<void>;
}
