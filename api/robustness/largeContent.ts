import type { Knex } from 'knex';
import { tableOf, textsTableOf } from '../contract/descriptor.ts';
import { CONTENT } from '../contract/resources.ts';
import { fillTables } from '../testing/fillTables.ts';

const MANY = 1_100;
const GALLERY = 2_600;

/** A busy team's database: more of everything than one page of a list holds, but for cars. */
const SIZES = {
  ...Object.fromEntries(
    CONTENT.flatMap((resource) =>
      [tableOf(resource), textsTableOf(resource).table].map((table) => [table, MANY]),
    ),
  ),
  cars: 200,
  car_translations: 200,
  blog_posts: 2_000,
  blog_post_translations: 2_000,
  gallery_items: GALLERY,
  gallery_item_translations: GALLERY,
  product_features: MANY * 3,
  product_photos: MANY * 3,
  blog_post_tags: 2_000,
  contact_messages: MANY,
  orders: 10_000,
  revisions: 5_000,
};

/**
 * Fills an empty database; gallery pictures are stored ones.
 * @param part the share of all rows
 * @param gallery the share of the gallery and its pictures, if another one
 */
export async function fillWithLargeContent(knex: Knex, part = 1, gallery = part): Promise<void> {
  const pictures = Math.ceil(GALLERY * gallery);
  const rows = Object.entries(SIZES).map(([table, size]) => [table, Math.ceil(size * part)]);
  await fillTables(knex, {
    ...Object.fromEntries(rows),
    gallery_items: pictures,
    gallery_item_translations: pictures,
    uploads: pictures * 2,
  });
  await knex('uploads').update({ width: 1200, height: 800 });
  await knex('gallery_items').update({
    thumbnail_path: knex.raw("'/uploads/p' || (id + ?) || '.webp'", [pictures - 1]),
  });
  // What the planner of a living server knows too.
  await knex.raw('analyze');
}
