import type { Knex } from 'knex';
import { FormerSlug } from '../../../../db/models/formerSlug.ts';
import type { Entity } from '../../../../db/models/row.ts';
import { isSlug } from '../../../contract/slug.ts';

/**
 * Keeps the slugs that a record gives up with a write, so that links to them still lead to it. Those that it
 * has now are nobody's former ones any more.
 */
export async function keepFormerSlugs(
  trx: Knex.Transaction,
  resource: string,
  record: Entity,
  before: Entity | undefined,
): Promise<void> {
  const [had, has] = [slugsOf(before), slugsOf(record)];
  const taken = has.filter((slug) => !had.includes(slug));
  const givenUp = had.filter((slug) => !has.includes(slug));
  if (taken.length > 0) {
    await FormerSlug.query(trx).delete().where({ resource }).whereIn('slug', taken);
  }
  // At most one for each language. Another record may have given up the same one in the other language: it leads
  // to the record that had it last.
  for (const slug of givenUp) {
    await FormerSlug.query(trx)
      .insert({ resource, slug, record_id: record.id })
      .onConflict(['resource', 'slug'])
      .merge();
  }
}

/** The id of the record that gave up a slug, which no record has now; null for none. */
export async function idAtFormerSlug(
  knex: Knex,
  resource: string,
  slug: string,
): Promise<number | null> {
  if (!isSlug(slug)) return null;
  const found = await FormerSlug.query(knex).findById([resource, slug]);
  return found?.record_id ?? null;
}

/** A record's slugs: its one for all languages, or one in each. */
function slugsOf(record: Entity | undefined): string[] {
  if (!record) return [];
  const texts: unknown = Reflect.get(record, 'translations');
  const slugs = [record, ...(Array.isArray(texts) ? texts : [])].map((part) =>
    Reflect.get(part, 'slug'),
  );
  return [...new Set(slugs)].filter((slug) => typeof slug === 'string' && slug !== '');
}
