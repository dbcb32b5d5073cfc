import type { Knex } from 'knex';
import { slugify } from '../../contract/slug.ts';

/** A slug of a title that no record has yet: the plain one, or with -1, -2 … behind it. */
export async function freeSlug(
  knex: Knex,
  { tableName }: { tableName: string },
  title: string,
): Promise<string> {
  const made = slugify(title).slice(0, 180);
  const base = made === '' || /^\d+$/.test(made) ? `${tableName}-${made}`.replace(/-$/, '') : made;
  const taken = new Set(
    await knex(tableName).where('slug', 'like', `${base}%`).pluck<string[]>('slug'),
  );
  let slug = base;
  for (let suffix = 1; taken.has(slug); suffix += 1) slug = `${base}-${suffix}`;
  return slug;
}
