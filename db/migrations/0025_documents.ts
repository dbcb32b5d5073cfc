import type { Knex } from 'knex';
import { mayReferTo, texts } from './columns.ts';

/** Issued documents and their numbers, company buyers, and hidden orders. */
export async function documents(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('orders', (table) => {
    texts(table, 'company_name', 'company_ico', 'company_dic');
    table.text('hidden_at').nullable();
  });
  await trx.raw('create index orders_hidden on orders (id) where hidden_at is not null');

  await trx.schema.createTable('document_counters', (table) => {
    table.text('series').notNullable();
    table.integer('year').notNullable();
    table.integer('last').notNullable();
    table.primary(['series', 'year']);
  });

  await trx.schema.createTable('order_documents', (table) => {
    table.increments('id');
    // No cascade: an order that has documents can't be deleted.
    table.integer('order_id').notNullable().references('id').inTable('orders').index();
    table.text('kind').notNullable();
    table.text('series').notNullable();
    table.integer('year').notNullable();
    table.integer('number').notNullable();
    table.text('number_text').notNullable().unique();
    // The invoice that a credit note corrects.
    table.integer('original_id').nullable().references('id').inTable('order_documents').index();
    table.text('issued_at').notNullable();
    table.bigInteger('total_halere').notNullable();
    table.text('facts').notNullable();
    table.binary('pdf').notNullable();
    table.binary('isdoc').notNullable();
    // SHA-256 of the PDF.
    table.text('digest').notNullable();
    mayReferTo(table, 'user_id', 'users');
    table.unique(['series', 'year', 'number']);
  });
}
