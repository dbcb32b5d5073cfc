import type { Knex } from 'knex';
import { Row } from './row.ts';

/** What the installation knows of itself, such as the state of its demo content. */
export class Meta extends Row {
  static override tableName = 'meta';
  static override idColumn = 'key';

  declare key: string;
  declare value: string;
}

/** What is kept under a key, or undefined. */
export async function readMeta(knex: Knex, key: string): Promise<string | undefined> {
  return (await Meta.query(knex).findById(key))?.value;
}

/** Keeps a value under a key, over an older one. */
export async function writeMeta(knex: Knex, key: string, value: string): Promise<void> {
  await Meta.query(knex).insert({ key, value }).onConflict('key').merge();
}
