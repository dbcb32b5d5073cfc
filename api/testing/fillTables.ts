import type { Knex } from 'knex';
import { type ColumnShape, columnsOf } from '../../db/testing/schema.ts';
import { DAY_MS } from '../contract/durations.ts';

const BATCH = 200;

/** Fills tables past the API with numbered rows; every tenth record is inactive. */
export async function fillTables(
  knex: Knex,
  sizes: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [table, size] of Object.entries(sizes)) {
    const columns = await columnsOf(knex, table);
    const parents = new Map(columns.map(({ name }) => [name, sizes[PARENTS[name] ?? '']] as const));
    const perRecord = columns.some(({ name }) => name === 'language') ? ['en', 'cs'] : [''];
    const rows = Array.from({ length: size }, (_, index) =>
      perRecord.map((language) => rowOf(columns, index, language, parents)),
    ).flat();
    await knex.transaction(async (trx) => {
      for (let start = 0; start < rows.length; start += BATCH) {
        await trx(table).insert(rows.slice(start, start + BATCH));
      }
    });
  }
}

const PARENTS: Readonly<Record<string, string>> = {
  car_id: 'cars',
  car_photo_id: 'car_photos',
  product_id: 'products',
  blog_post_id: 'blog_posts',
};

function rowOf(
  columns: readonly ColumnShape[],
  index: number,
  language: string,
  parents: ReadonlyMap<string, number | undefined>,
): Record<string, unknown> {
  const given = columns.filter(({ name, nullable }) => name !== 'id' && !nullable);
  return Object.fromEntries(
    given.map((column) => {
      const parent = parents.get(column.name);
      if (parent !== undefined) return [column.name, (index % parent) + 1];
      return [column.name, cellOf(column, index, language)];
    }),
  );
}

function cellOf({ name, kind }: ColumnShape, index: number, language: string): unknown {
  if (name === 'language') return language;
  if (name.endsWith('_id')) return index + 1;
  if (name === 'is_active') return index % 10 !== 9;
  if (kind === 'boolean') return name === 'is_featured' && index % 5 === 0;
  if (name === 'version') return 1;
  if (kind === 'integer') return index % 97;
  return textOf(name, index);
}

function textOf(name: string, index: number): string {
  if (name === 'path' || name.endsWith('_path')) return `/uploads/p${index}.webp`;
  if (name.endsWith('_at')) return new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
  if (name.includes('date')) return `20${10 + (index % 20)}-0${1 + (index % 9)}-15`;
  if (name === 'valid_from') return new Date(index * DAY_MS).toISOString().slice(0, 10);
  if (name === 'event_type') return index % 2 === 0 ? 'our' : 'world';
  if (name === 'category') return `category-${index % 7}`;
  if (name === 'tag') return `tag-${index % 11}`;
  if (name === 'status') return index % 3 === 0 ? 'pending' : 'shipped';
  if (name === 'sources' || name === 'changed') return '[]';
  if (name === 'record') return '{}';
  return `${name.replaceAll('_', '-')}-${index}`;
}
