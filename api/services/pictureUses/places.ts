/** A column of the content that names stored files. */
export interface Place {
  /** The resource whose records name them, as its path below `/api`. */
  resource: string;
  table: string;
  column: string;
  /** The column holds a text that may name several. */
  within?: true;
  /** The column with the record's id, when the table is not the record's own. */
  record?: string;
  /** The table of the records by which people find the file. */
  owner: Owner;
}

/** Where a record's name stands: in its own table, or in that of its texts. */
export const OWNERS = {
  settings: { name: 'setting_key' },
  team_members: { name: 'name', texts: 'team_member_translations', key: 'team_member_id' },
  cars: { name: 'name', texts: 'car_translations', key: 'car_id' },
  events: { name: 'title', texts: 'event_translations', key: 'event_id' },
  gallery_items: { name: 'title', texts: 'gallery_item_translations', key: 'gallery_item_id' },
  sponsors: { name: 'name', texts: 'sponsor_translations', key: 'sponsor_id' },
  products: { name: 'name', texts: 'product_translations', key: 'product_id' },
  blog_posts: { name: 'title', texts: 'blog_post_translations', key: 'blog_post_id' },
  contact_messages: { name: 'subject' },
} as const;

export type Owner = keyof typeof OWNERS;

const own = (resource: string, owner: Owner, column: string): Place => ({
  resource,
  table: owner,
  column,
  owner,
});

/**
 * Every column of the content that names stored files (decisions, Content). The pictures within a
 * post's texts stand in a table of their own.
 */
export const PLACES: readonly Place[] = [
  { ...own('settings', 'settings', 'value'), within: true },
  {
    ...own('settings', 'settings', 'setting_value'),
    table: 'setting_translations',
    record: 'setting_id',
    within: true,
  },
  own('team-members', 'team_members', 'image_path'),
  own('cars', 'cars', 'image_path'),
  { ...own('car-photos', 'cars', 'image_path'), table: 'car_photos', record: 'car_id' },
  own('events', 'events', 'image_path'),
  own('gallery', 'gallery_items', 'image_path'),
  own('gallery', 'gallery_items', 'thumbnail_path'),
  own('sponsors', 'sponsors', 'logo_path'),
  { ...own('products', 'products', 'image_path'), table: 'product_photos', record: 'product_id' },
  own('blog', 'blog_posts', 'image_path'),
  { ...own('blog', 'blog_posts', 'path'), table: 'blog_post_images', record: 'blog_post_id' },
  {
    ...own('contact-messages', 'contact_messages', 'html'),
    table: 'message_replies',
    record: 'message_id',
    within: true,
  },
];
