import type { Knex } from 'knex';
import { Row } from './row.ts';

/** A record that belongs to the demo season. */
export class DemoRecord extends Row {
  static override tableName = 'demo_records';
  static override idColumn = ['resource', 'record_id'];

  /** The resource's path, or `media`. */
  declare resource: string;
  declare record_id: number;
  /** The version in which it was loaded; 0 for a file. */
  declare version: number;
  /** A picture's description in both languages, as loaded. */
  declare texts: string;
}

/** SQL expression: a picture's description in both languages. */
export const UPLOAD_TEXTS = "alt_en || ' | ' || alt_cs";

/** Marks a record in this version as demo content. */
export async function markDemo(
  knex: Knex,
  resource: string,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const row = { resource, record_id: id, version };
  await DemoRecord.query(knex).insert(row).onConflict(['resource', 'record_id']).merge();
}

/** Stores the current descriptions of the pictures as demo content. */
export async function markDemoTexts(knex: Knex): Promise<void> {
  await knex.raw(
    `insert into demo_records (resource, record_id, version, texts)
     select 'media', id, 0, ${UPLOAD_TEXTS} from uploads where true on conflict do nothing`,
  );
}
