import type { Knex } from 'knex';

/** Links a mail to its order or reply, which shows its state and with which it is deleted. */
export async function mailOrigins(trx: Knex.Transaction): Promise<void> {
  // For a reference, knex would recreate the table on SQLite.
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
