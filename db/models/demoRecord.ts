import type { Knex } from 'knex';
import { Row } from './row.ts';

/** A record that the demo season brought. */
export class DemoRecord extends Row {
  static override tableName = 'demo_records';
  static override idColumn = ['resource', 'record_id'];

  /** The resource's path, or `media`. */
  declare resource: string;
  declare record_id: number;
  /** The version in which it was loaded; 0 for a file, which has none. */
  declare version: number;
  /** A picture's description in both languages, as loaded. */
  declare texts: string;
}

/** The description of a picture in both languages, in SQL. */
export const UPLOAD_TEXTS = "alt_en || ' | ' || alt_cs";

/** Remembers that a record, in this version, is the demo's. */
export async function markDemo(
  knex: Knex,
  resource: string,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const row = { resource, record_id: id, version };
  await DemoRecord.query(knex).insert(row).onConflict(['resource', 'record_id']).merge();
}

/** Remembers how the pictures are described now. */
export async function markDemoTexts(knex: Knex): Promise<void> {
  await knex.raw(
    `insert into demo_records (resource, record_id, version, texts)
     select 'media', id, 0, ${UPLOAD_TEXTS} from uploads where true on conflict do nothing`,
  );
}
