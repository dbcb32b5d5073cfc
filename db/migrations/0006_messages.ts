import type { Knex } from 'knex';
import { belongsTo, entityColumns, mayReferTo, texts } from './columns.ts';

export async function messages(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('contact_messages', (table) => {
    entityColumns(table);
    texts(table, 'name', 'email', 'subject', 'message');
    table.boolean('is_read').notNullable().defaultTo(false);
    table.boolean('has_reply').notNullable().defaultTo(false);
    table.text('locale').notNullable();
    table.index(['created_at', 'id']);
    table.index(['is_read', 'created_at', 'id']);
  });

  await trx.schema.createTable('message_replies', (table) => {
    table.increments('id');
    belongsTo(table, 'message_id', 'contact_messages');
    mayReferTo(table, 'user_id', 'users');
    table.text('html').notNullable();
    table.text('created_at').notNullable();
    table.index(['message_id', 'id']);
  });

  await trx.schema.createTable('outbox', (table) => {
    table.increments('id');
    table.text('to').notNullable();
    table.text('subject').notNullable();
    texts(table, 'text', 'html');
    table.text('attachments').notNullable().defaultTo('[]');
    table.integer('attempts').notNullable().defaultTo(0);
    table.text('next_attempt_at').nullable();
    table.text('sent_at').nullable().index();
    texts(table, 'error');
    table.text('created_at').notNullable();
    table.index(['next_attempt_at', 'id']);
  });
}
