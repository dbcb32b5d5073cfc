import type { Knex } from 'knex';
import { fillTables } from '../testing/fillTables.ts';

const MANY = 1_100;
const GALLERY = 2_600;

/** A busy team's database: more of everything than one page of a list holds, but for cars. */
const SIZES = {
  cars: 200,
  car_translations: 200,
  car_photos: MANY,
  car_photo_translations: MANY,
  products: MANY,
  product_translations: MANY,
  product_features: MANY * 3,
  product_photos: MANY * 3,
  blog_posts: 2_000,
  blog_post_translations: 2_000,
  blog_post_tags: 2_000,
  gallery_items: GALLERY,
  gallery_item_translations: GALLERY,
  team_members: MANY,
  team_member_translations: MANY,
  events: MANY,
  event_translations: MANY,
  sponsors: MANY,
  sponsor_translations: MANY,
  achievements: MANY,
  achievement_translations: MANY,
  achievement_stats: MANY,
  achievement_stat_translations: MANY,
  settings: MANY,
  setting_translations: MANY,
  shipping_methods: MANY,
  shipping_method_translations: MANY,
  payment_methods: MANY,
  payment_method_translations: MANY,
  contact_messages: MANY,
  orders: 10_000,
  revisions: 5_000,
};

/** Fills an empty database, or with a part of it all; gallery pictures are stored ones. */
export async function fillWithLargeContent(knex: Knex, part = 1): Promise<void> {
  const sizes = Object.entries({ ...SIZES, uploads: GALLERY * 2 });
  await fillTables(
    knex,
    Object.fromEntries(sizes.map(([table, size]) => [table, Math.ceil(size * part)])),
  );
  await knex('uploads').update({ width: 1200, height: 800 });
  await knex('gallery_items').update({
    thumbnail_path: knex.raw("'/uploads/p' || (id + ?) || '.webp'", [
      Math.ceil(GALLERY * part) - 1,
    ]),
  });
  // What the planner of a living server knows too.
  await knex.raw('analyze');
}
