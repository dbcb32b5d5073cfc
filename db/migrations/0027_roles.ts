import type { Knex } from 'knex';

/** Before this step there was a single role with all rights. */
export async function roles(trx: Knex.Transaction): Promise<void> {
  await trx('users').where({ role: 'admin' }).update({ role: 'owner' });
}
