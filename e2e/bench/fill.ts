import { databaseFile, openRaw, type Raw } from '../support/database.ts';

export const COUNTS = { products: 24, posts: 2_000, pictures: 2_000, orders: 100_000 };

const AT = '2026-01-01T00:00:00.000Z';
const STATUSES = ['pending', 'processing', 'shipped', 'completed', 'done', 'cancelled'];

/** Fills an empty shop. */
export async function fill(dataDir: string, counts = COUNTS): Promise<void> {
  const raw = await openRaw(databaseFile(dataDir));
  await raw.run('BEGIN');
  await fillProducts(raw, counts.products);
  await fillPosts(raw, counts.posts);
  await fillPictures(raw, counts.pictures);
  await fillOrders(raw, counts.orders);
  await raw.run('COMMIT');
  await raw.run('PRAGMA wal_checkpoint(TRUNCATE)');
  await raw.close();
}

async function fillProducts(raw: Raw, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await insert(raw, 'products', {
      id: n,
      slug: `product-${n}`,
      price_halere: 10_000 + n * 100,
      category: 'merchandise',
      is_featured: n <= 3 ? 1 : 0,
      is_bestseller: 0,
      is_new: 0,
      is_active: 1,
      display_order: n,
      search: `product ${n}`,
      created_at: AT,
      updated_at: AT,
    });
    for (const language of ['en', 'cs']) {
      await insert(raw, 'product_translations', {
        product_id: n,
        language,
        name: `Product ${n} ${language}`,
        description: 'A thing worth having, described in two or three plain sentences. '.repeat(4),
      });
    }
    for (let position = 0; position < 3; position += 1) {
      const feature = { product_id: n, position, en: `Feature ${position}`, cs: `Bod ${position}` };
      await insert(raw, 'product_features', feature);
    }
  }
}

async function fillPosts(raw: Raw, count: number): Promise<void> {
  await raw.run(
    `insert into blog_posts (id, published_date, is_active, display_order, category, search, created_at, updated_at)
     ${NUMBERS} select n, printf('2025-%02d-%02d', n % 12 + 1, n % 28 + 1), 1, 0, 'category-' || (n % 4),
       'post ' || n, ?2, ?2 from numbers`,
    [count, AT],
  );
  await raw.run(
    `insert into blog_post_translations (blog_post_id, language, slug, title, summary, content)
     ${NUMBERS} select n, language, 'post-' || n || '-' || language, 'Post ' || n,
       'What happened and why.', ?2 from numbers, (select 'en' as language union all select 'cs')`,
    [count, `<p>${'Words about tyres, smoke and angles. '.repeat(80)}</p>`],
  );
}

async function fillPictures(raw: Raw, count: number): Promise<void> {
  await raw.run(
    `insert into uploads (path, kind, mime, width, height, color, digest, size, created_at, alt_en, search)
     ${NUMBERS} select '/uploads/' || n || '/640.webp', 'image', 'image/webp', 640, 427, '#123456',
       'digest ' || n, 20000, ?2, 'Picture ' || n, 'picture ' || n from numbers`,
    [count, AT],
  );
}

async function fillOrders(raw: Raw, count: number): Promise<void> {
  await raw.run(
    `insert into orders (id, customer_name, customer_email, customer_phone, customer_address, status,
       shipping_name_en, shipping_name_cs, shipping_price_halere, payment_name_en, payment_name_cs, payment_kind,
       total_halere, locale, search, created_at, updated_at)
     ${NUMBERS} select n, 'Fan ' || n, ${EMAIL}, '+420 600 000 000', 'Street 1, Písek, 397 01',
       json_extract(?2, '$[' || (n % json_array_length(?2)) || ']'),
       'Parcel', 'Balík', 9900, 'Payment card', 'Karta', 'card', n * 104729 % 1000000 + 9900, 'cs',
       'fan ' || n || char(10) || ${EMAIL},
       strftime('%Y-%m-%dT%H:%M:00.000Z', ?3, '+' || n || ' minutes'), ?3 from numbers`,
    [count, JSON.stringify(STATUSES), AT],
  );
}

/** The numbers from 1 to the first parameter. */
const NUMBERS =
  'with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ?1)';
const EMAIL = "'fan' || (n * 7919 % ?1) || '@example.com'";

function insert(raw: Raw, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  return raw.run(
    `insert into ${table} (${columns.join(', ')}) values (${marks})`,
    Object.values(row),
  );
}
