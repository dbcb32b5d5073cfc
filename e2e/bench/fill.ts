import { databaseFile, openRaw, type Raw } from '../support/database.ts';

export const COUNTS = { products: 24, posts: 200, orders: 100_000 };

const AT = '2026-01-01T00:00:00.000Z';
const STATUSES = ['pending', 'processing', 'shipped', 'completed', 'done', 'cancelled'];

export async function fill(dataDir: string): Promise<void> {
  const raw = await openRaw(databaseFile(dataDir));
  await raw.run('BEGIN');
  await fillProducts(raw);
  await fillPosts(raw);
  await fillOrders(raw);
  await raw.run('COMMIT');
  await raw.run('PRAGMA wal_checkpoint(TRUNCATE)');
  await raw.close();
}

async function fillProducts(raw: Raw): Promise<void> {
  for (let n = 1; n <= COUNTS.products; n += 1) {
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

async function fillPosts(raw: Raw): Promise<void> {
  for (let n = 1; n <= COUNTS.posts; n += 1) {
    await insert(raw, 'blog_posts', {
      id: n,
      published_date: `2025-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`,
      is_active: 1,
      display_order: 0,
      category: `category-${n % 4}`,
      search: `post ${n}`,
      created_at: AT,
      updated_at: AT,
    });
    for (const language of ['en', 'cs']) {
      await insert(raw, 'blog_post_translations', {
        blog_post_id: n,
        language,
        slug: `post-${n}-${language}`,
        title: `Post ${n}`,
        summary: 'What happened and why.',
        content: `<p>${'Words about tyres, smoke and angles. '.repeat(80)}</p>`,
      });
    }
  }
}

async function fillOrders(raw: Raw): Promise<void> {
  for (let n = 1; n <= COUNTS.orders; n += 1) {
    const email = `fan${(n * 7919) % COUNTS.orders}@example.com`;
    await insert(raw, 'orders', {
      id: n,
      customer_name: `Fan ${n}`,
      customer_email: email,
      customer_phone: '+420 600 000 000',
      customer_address: 'Street 1, Písek, 397 01',
      status: STATUSES[n % STATUSES.length],
      shipping_name_en: 'Parcel',
      shipping_name_cs: 'Balík',
      shipping_price_halere: 9_900,
      payment_name_en: 'Payment card',
      payment_name_cs: 'Karta',
      payment_kind: 'card',
      total_halere: ((n * 104_729) % 1_000_000) + 9_900,
      locale: 'cs',
      search: `fan ${n}\n${email}`,
      created_at: new Date(Date.parse(AT) + n * 60_000).toISOString(),
      updated_at: AT,
    });
  }
}

function insert(raw: Raw, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const marks = columns.map(() => '?').join(', ');
  return raw.run(
    `insert into ${table} (${columns.join(', ')}) values (${marks})`,
    Object.values(row),
  );
}
