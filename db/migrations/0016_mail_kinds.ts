import type { Knex } from 'knex';

/** The kind of a mail and its facts: its text is composed when it is sent. */
export async function mailKinds(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('outbox', (table) => {
    table.text('kind').notNullable().defaultTo('');
    table.text('locale').nullable();
    table.text('facts').notNullable().defaultTo('{}');
    table.text('message_id').nullable();
    table.text('queued_at').nullable();
  });
  // For a reference, knex would recreate the table on SQLite.
  await trx.raw(
    'alter table outbox add column contact_message_id integer references contact_messages (id) on delete cascade',
  );
  await trx('outbox').whereNotNull('order_id').update({ kind: 'placed' });
  await trx('outbox').whereNotNull('reply_id').update({ kind: 'reply' });
  // Mails from before they were linked to orders and replies are not sent any more.
  await trx('outbox').where({ kind: '' }).delete();
  for (const column of ['text', 'html', 'attachments']) {
    await trx.raw('alter table outbox drop column ??', [column]);
  }
  await trx.schema.alterTable('outbox', (table) => table.index('contact_message_id'));
  await trx.raw(
    'create index outbox_failed on outbox (id) where next_attempt_at is null and sent_at is null',
  );
}
