import type { Knex } from 'knex';
import type { AnyQueryBuilder } from 'objection';
import { beforeAll, expect, it } from 'vitest';
import { OPEN_STATES } from '../api/contract/payments.ts';
import { BlogPost, BlogPostTag } from './models/blogPost.ts';
import { ContactMessage } from './models/contactMessage.ts';
import { Event } from './models/content.ts';
import { Order, OrderItem } from './models/order.ts';
import { OutboxMail } from './models/outboxMail.ts';
import { Payment } from './models/payment.ts';
import { Upload } from './models/upload.ts';
import { describeEachDatabase } from './testing/databases.ts';
import { readPlan } from './testing/plans.ts';

/** Queries of workers and single pages; `listPlans.test.ts` covers lists through the API. */
const QUERIES: [string, AnyQueryBuilder][] = [
  [
    'the next events of a type',
    Event.query()
      .modify('active')
      .where('event_type', 'our')
      .where('date', '>=', '2026-05-01')
      .modify('byDate')
      .limit(25),
  ],
  ['items of an order', OrderItem.query().where('order_id', 1).orderBy('id')],
  ['unread messages', ContactMessage.query().modify('unread').modify('newestFirst').limit(25)],
  ['the confirmation of an order', OutboxMail.query().where('order_id', 1)],
  ['the mail of a reply', OutboxMail.query().where('reply_id', 1)],
  ['failed mails', OutboxMail.query().modify('failed').orderBy('id').limit(25)],
  ['the next mail of a queue', OutboxMail.query().modify('queued', 'ordinary', 'a@b.cz').limit(1)],
  ['the first mail of a queue', OutboxMail.query().modify('queued', 'urgent', null).limit(1)],
  [
    'mails to try again',
    OutboxMail.query()
      .modify('due', '2026-05-01T00:00:00.000Z')
      .orderBy(['queue', 'next_attempt_at'])
      .limit(25),
  ],
  [
    'mails that do not get out',
    OutboxMail.query().whereNotNull('next_attempt_at').where('attempts', '>=', 3),
  ],
  ['a post by slug', BlogPost.translationModel.query().where({ language: 'cs', slug: 'vyhra' })],
  ['orders of an address', Order.query().whereRaw('lower(customer_email) = ?', ['a@b.cz'])],
  ['payments of an order', Payment.query().where('order_id', 1)],
  [
    'payments that wait',
    Payment.query().where('state', 'waiting').orderBy(['received_on', 'id']).limit(25),
  ],
  [
    'orders whose due day has passed',
    Order.query().whereIn('payment_state', OPEN_STATES).where('payment_due', '<', '2026-05-01'),
  ],
  [
    'posts’ categories',
    BlogPost.query().where('is_active', true).select('category').groupBy('category'),
  ],
  ['posts’ tags', BlogPostTag.query().select('tag').groupBy('tag')],
  ['an upload by its file', Upload.query().where('digest', 'd')],
];

describeEachDatabase('an index serves', (open) => {
  let knex: Knex;
  beforeAll(async () => {
    ({ knex } = await open());
  });

  it.each(QUERIES)('%s', async (_, query) => {
    const { steps, unserved } = await readPlan(
      knex,
      query.clone().transacting(knex).toKnexQuery().toString(),
    );
    expect(steps.join('\n')).toMatch(/index/i);
    expect(unserved).toEqual([]);
  });
});
