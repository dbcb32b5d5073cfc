import type { Knex } from 'knex';

/** Until now there was one role, which could do everything. */
export async function roles(trx: Knex.Transaction): Promise<void> {
  await trx('users').where({ role: 'admin' }).update({ role: 'owner' });
}
