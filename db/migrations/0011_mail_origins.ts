import type { Knex } from 'knex';

/** The order or reply that a mail is about: its fate shows there, and it goes with it. */
export async function mailOrigins(trx: Knex.Transaction): Promise<void> {
  // Knex would make the table anew for a reference on SQLite.
  for (const [column, parent] of [
    ['order_id', 'orders'],
    ['reply_id', 'message_replies'],
  ] as const) {
    await trx.raw('alter table outbox add column ?? integer references ?? (id) on delete cascade', [
      column,
      parent,
    ]);
  }
  await trx.schema.alterTable('outbox', (table) => {
    table.index('order_id');
    table.index('reply_id');
    table.dropIndex('sent_at');
  });
}
