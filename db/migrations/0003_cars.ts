import type { Knex } from 'knex';
import { belongsTo, createTranslations, entityColumns, listColumns, texts } from './columns.ts';

const SPEC_TEXTS = ['specs_1', 'specs_2', 'specs_3', 'specs_4'];
const SPEC_LABELS = ['spec_1_label', 'spec_2_label', 'spec_3_label', 'spec_4_label'];
const SPEC_ICONS = ['spec_1_icon', 'spec_2_icon', 'spec_3_icon', 'spec_4_icon'];

export async function cars(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('cars', (table) => {
    entityColumns(table);
    listColumns(table);
    table.text('slug').notNullable().unique();
    table.boolean('is_current').notNullable().defaultTo(false);
    texts(table, 'image_path', ...SPEC_ICONS);
    table.integer('horsepower').nullable();
  });
  // At most one current car, also with concurrent writes.
  await trx.raw('create unique index cars_is_current_unique on cars (is_current) where is_current');
  await createTranslations(trx, 'car', 'name', 'description', ...SPEC_TEXTS, ...SPEC_LABELS);

  await trx.schema.createTable('car_photos', (table) => {
    entityColumns(table);
    belongsTo(table, 'car_id', 'cars');
    texts(table, 'image_path', 'name');
    table.integer('display_order').notNullable().defaultTo(1);
    table.boolean('is_active').notNullable().defaultTo(true);
    table.index(['car_id', 'display_order', 'id']);
    table.index(['is_active', 'display_order', 'id']);
    table.index(['display_order', 'id']);
  });
  await createTranslations(trx, 'car_photo', 'description');
}
