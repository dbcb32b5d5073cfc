import type { Knex } from 'knex';
import { createTranslations, entityColumns, listColumns, texts } from './columns.ts';

export async function site(trx: Knex.Transaction): Promise<void> {
  await createUploads(trx);
  await createSettings(trx);
  await createTeam(trx);
  await createEvents(trx);
  await createGallery(trx);
  await createSponsors(trx);
  await createAchievements(trx);
}

async function createUploads(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('uploads', (table) => {
    table.increments('id');
    table.text('path').notNullable().unique();
    table.text('kind').notNullable();
    table.text('mime').notNullable();
    table.integer('width').nullable();
    table.integer('height').nullable();
    texts(table, 'color');
    table.text('sources').notNullable().defaultTo('[]');
    table.text('digest').notNullable().index();
    table.bigInteger('size').notNullable();
    table.text('source_url').nullable().index();
    table.boolean('avif_pending').notNullable().defaultTo(false).index();
    table.text('created_at').notNullable();
    table.text('unused_since').nullable().index();
  });
}

async function createSettings(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('settings', (table) => {
    entityColumns(table);
    table.text('setting_key').notNullable().unique();
    table.text('setting_group').notNullable().defaultTo('general');
    texts(table, 'value');
    table.boolean('is_active').notNullable().defaultTo(true);
    table.index(['setting_group', 'id']);
    table.index(['is_active', 'id']);
  });
  await createTranslations(trx, 'setting', 'label', 'setting_value');
}

async function createTeam(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('team_members', (table) => {
    entityColumns(table);
    listColumns(table);
    texts(table, 'image_path', 'instagram_url', 'facebook_url');
  });
  await createTranslations(trx, 'team_member', 'name', 'position', 'description');
}

async function createEvents(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('events', (table) => {
    entityColumns(table);
    table.boolean('is_active').notNullable().defaultTo(true);
    table.text('date').notNullable();
    table.text('event_type').notNullable();
    texts(table, 'image_path');
    table.text('event_url').notNullable().defaultTo('#');
    table.index(['date', 'id']);
    table.index(['event_type', 'date', 'id']);
    table.index(['is_active', 'date', 'id']);
    table.index(['is_active', 'event_type', 'date', 'id']);
  });
  await createTranslations(trx, 'event', 'title', 'location', 'description');
}

async function createGallery(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('gallery_items', (table) => {
    entityColumns(table);
    listColumns(table);
    table.text('category').notNullable().defaultTo('misc');
    texts(table, 'image_path', 'thumbnail_path');
    table.index(['category', 'display_order', 'id']);
  });
  await createTranslations(trx, 'gallery_item', 'title', 'alt_text');
}

async function createSponsors(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('sponsors', (table) => {
    entityColumns(table);
    listColumns(table);
    texts(table, 'logo_path', 'website_url');
  });
  await createTranslations(trx, 'sponsor', 'name');
}

async function createAchievements(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('achievements', (table) => {
    entityColumns(table);
    listColumns(table);
    table.integer('year').notNullable();
    table.index(['year', 'id']);
    table.index(['is_active', 'year', 'id']);
  });
  await createTranslations(trx, 'achievement', 'title', 'description');

  await trx.schema.createTable('achievement_stats', (table) => {
    entityColumns(table);
    listColumns(table);
    table.text('value').notNullable();
    table.text('icon').notNullable().defaultTo('trophy');
  });
  await createTranslations(trx, 'achievement_stat', 'title');
}
