import type { Knex } from 'knex';
import { alphabetically } from '../alphabet.ts';

/** The list of orders by customers' names is served in the order of the alphabet, not of bytes. */
export async function ordersByName(trx: Knex.Transaction): Promise<void> {
  await trx.raw('drop index orders_customer_name_id_index');
  await trx.raw(
    `create index orders_customer_name_id_index
      on orders ((${alphabetically(trx, 'customer_name', 'cs')}), id, hidden_at)`,
  );
}
