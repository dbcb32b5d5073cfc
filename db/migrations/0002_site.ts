import type { Knex } from 'knex';
import { createTranslations, entityColumns, listColumns, texts } from './columns.ts';
import type { Migration } from './migration.ts';

export const site: Migration = { name: '0002_site', up };

async function up(trx: Knex.Transaction): Promise<void> {
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
  const parent = { table: 'settings', key: 'setting_id', translations: 'setting_translations' };
  await createTranslations(trx, parent, 'label', 'setting_value');
}

async function createTeam(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('team_members', (table) => {
    entityColumns(table);
    listColumns(table);
    texts(table, 'image_path', 'instagram_url', 'facebook_url');
  });
  const translations = 'team_member_translations';
  const parent = { table: 'team_members', key: 'team_member_id', translations };
  await createTranslations(trx, parent, 'name', 'position', 'description');
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
  const parent = { table: 'events', key: 'event_id', translations: 'event_translations' };
  await createTranslations(trx, parent, 'title', 'location', 'description');
}

async function createGallery(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('gallery_items', (table) => {
    entityColumns(table);
    listColumns(table);
    table.text('category').notNullable().defaultTo('misc');
    texts(table, 'image_path', 'thumbnail_path');
    table.index(['category', 'display_order', 'id']);
  });
  const translations = 'gallery_item_translations';
  const parent = { table: 'gallery_items', key: 'gallery_item_id', translations };
  await createTranslations(trx, parent, 'title', 'alt_text');
}

async function createSponsors(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('sponsors', (table) => {
    entityColumns(table);
    listColumns(table);
    texts(table, 'logo_path', 'website_url');
  });
  const parent = { table: 'sponsors', key: 'sponsor_id', translations: 'sponsor_translations' };
  await createTranslations(trx, parent, 'name');
}

async function createAchievements(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('achievements', (table) => {
    entityColumns(table);
    listColumns(table);
    table.integer('year').notNullable();
    table.index(['year', 'id']);
    table.index(['is_active', 'year', 'id']);
  });
  const milestones = 'achievement_translations';
  const milestone = { table: 'achievements', key: 'achievement_id', translations: milestones };
  await createTranslations(trx, milestone, 'title', 'description');

  await trx.schema.createTable('achievement_stats', (table) => {
    entityColumns(table);
    listColumns(table);
    table.text('value').notNullable();
    table.text('icon').notNullable().defaultTo('trophy');
  });
  const stats = 'achievement_stat_translations';
  const stat = { table: 'achievement_stats', key: 'achievement_stat_id', translations: stats };
  await createTranslations(trx, stat, 'title');
}
