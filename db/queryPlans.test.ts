import type { Knex } from 'knex';
import type { AnyQueryBuilder } from 'objection';
import { beforeAll, expect, it } from 'vitest';
import { BlogPost, BlogPostTag } from './models/blogPost.ts';
import { Car, CarPhoto } from './models/car.ts';
import { ContactMessage } from './models/contactMessage.ts';
import { Achievement, Event, GalleryItem } from './models/content.ts';
import { Order, OrderItem } from './models/order.ts';
import { OutboxMail } from './models/outboxMail.ts';
import { Product } from './models/product.ts';
import { Revision } from './models/revision.ts';
import { Upload } from './models/upload.ts';
import { describeEachDatabase } from './testing/databases.ts';

const NEWEST = [
  { column: 'created_at', order: 'desc' },
  { column: 'id', order: 'desc' },
] as const;

/** The orders and filters of both documents, each with a page's limit. */
const LISTS: [string, AnyQueryBuilder][] = [
  ['cars in display order', Car.query().orderBy(['display_order', 'id'])],
  ['active cars in display order', Car.query().modify('active').orderBy(['display_order', 'id'])],
  ['photos of a car', CarPhoto.query().where('car_id', 1).orderBy(['display_order', 'id'])],
  ['events by date', Event.query().modify('byDate')],
  ['active events by date', Event.query().modify('active').modify('byDate')],
  [
    'coming active events of a type',
    Event.query()
      .modify('active')
      .where('event_type', 'our')
      .where('date', '>=', '2026-05-01')
      .modify('byDate'),
  ],
  [
    'gallery of a category',
    GalleryItem.query().where('category', 'team').orderBy(['display_order', 'id']),
  ],
  ['milestones by year', Achievement.query().modify('active').orderBy('year').orderBy('id')],
  ['products', Product.query().modify('active').orderBy(['display_order', 'id'])],
  [
    'featured products',
    Product.query().modify('active').where('is_featured', true).orderBy(['display_order', 'id']),
  ],
  [
    'products of a category',
    Product.query().where('category', 'course').orderBy(['display_order', 'id']),
  ],
  ['products by price', Product.query().orderBy('price_halere').orderBy('id')],
  ['posts, newest first', BlogPost.query().modify('newestFirst')],
  ['published posts, newest first', BlogPost.query().modify('active').modify('newestFirst')],
  [
    'published posts of a category',
    BlogPost.query().modify('active').where('category', 'races').modify('newestFirst'),
  ],
  ['published posts of a tag', BlogPost.query().modify('tagged', 'rain').modify('newestFirst')],
  ['orders, newest first', Order.query().orderBy([...NEWEST])],
  [
    'orders of a status',
    Order.query()
      .where('status', 'pending')
      .orderBy([...NEWEST]),
  ],
  ['orders by total', Order.query().orderBy('total_halere', 'desc').orderBy('id', 'desc')],
  ['orders by status', Order.query().orderBy('status').orderBy('id')],
  ['orders by customer', Order.query().orderBy('customer_name').orderBy('id')],
  ['items of an order', OrderItem.query().where('order_id', 1).orderBy('id')],
  ['messages, newest first', ContactMessage.query().modify('newestFirst')],
  ['unread messages', ContactMessage.query().modify('unread').modify('newestFirst')],
  ['the confirmation of an order', OutboxMail.query().where('order_id', 1)],
  ['the mail of a reply', OutboxMail.query().where('reply_id', 1)],
  ['mails to send', OutboxMail.query().modify('due', '2026-05-01T00:00:00.000Z')],
  [
    'changes of a record',
    Revision.query().where({ resource: 'cars', record_id: 1 }).orderBy('id', 'desc'),
  ],
];

const LOOK_UPS: [string, AnyQueryBuilder][] = [
  ['a car by slug', Car.query().where('slug', 'otava-600')],
  ['a product by slug', Product.query().where('slug', 'drift-taxi-1')],
  ['a post by slug', BlogPost.query().modify('atSlug', 'cs', 'vyhra')],
  ['orders of an address', Order.query().whereRaw('lower(customer_email) = ?', ['a@b.cz'])],
  [
    'posts’ categories',
    BlogPost.query().where('is_active', true).select('category').groupBy('category'),
  ],
  ['posts’ tags', BlogPostTag.query().select('tag').groupBy('tag')],
  ['an upload by its file', Upload.query().where('digest', 'd')],
];

describeEachDatabase('an index serves', (open, kind) => {
  let knex: Knex;
  beforeAll(async () => {
    ({ knex } = await open());
  });
  const read = kind === 'sqlite' ? sqlitePlan : postgresPlan;

  it.each(LISTS)('the list of %s, without sorting', async (_, query) => {
    const plan = await read(knex, query.clone().limit(25));
    expect(plan).toMatch(/index/i);
    expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan/);
  });

  it.each(LOOK_UPS)('%s', async (_, query) => {
    const plan = await read(knex, query.clone());
    expect(plan).toMatch(/index/i);
    expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan/);
  });
});

async function sqlitePlan(knex: Knex, query: AnyQueryBuilder): Promise<string> {
  const steps = await knex.raw(
    `explain query plan ${query.transacting(knex).toKnexQuery().toString()}`,
  );
  return steps.map((step: { detail: string }) => step.detail).join('\n');
}

/** An empty table is always read whole, so that and sorting are made dear: what remains is forced. */
async function postgresPlan(knex: Knex, query: AnyQueryBuilder): Promise<string> {
  return knex.transaction(async (trx) => {
    await trx.raw('set local enable_seqscan = off; set local enable_sort = off');
    await trx.raw('set local enable_bitmapscan = off');
    const { rows } = await trx.raw(`explain ${query.transacting(trx).toKnexQuery().toString()}`);
    return rows.map((row: { 'QUERY PLAN': string }) => row['QUERY PLAN']).join('\n');
  });
}
