import type { Knex } from 'knex';
import { BlogPost } from '../../../../db/models/blogPost.ts';
import { ContactMessage } from '../../../../db/models/contactMessage.ts';
import { failingJobs } from '../../../../db/models/meta.ts';
import { Order } from '../../../../db/models/order.ts';
import { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { Payment } from '../../../../db/models/payment.ts';
import { Product } from '../../../../db/models/product.ts';
import { readCopy } from '../../../../db/models/restoredCopy.ts';
import { Withdrawal } from '../../../../db/models/withdrawal.ts';
import { dayAfter, pragueToday } from '../../../contract/dates.ts';
import { tableOf } from '../../../contract/descriptor.ts';
import { HOUR_MS } from '../../../contract/durations.ts';
import { OVERVIEW_DAYS, overview, overviewDays } from '../../../contract/entities/overview.ts';
import { TO_SHIP } from '../../../contract/orderStatuses.ts';
import { CONTENT } from '../../../contract/resources.ts';
import type { Overview, OverviewCounts } from '../../../contract/types.ts';
import { VOUCHERS_END_DAYS } from '../../../contract/vouchers.ts';
import type { Context } from '../../../platform/http/context.ts';
import { mayAlso } from '../../../platform/http/principal.ts';
import { type RouteGroup, route } from '../../../platform/http/route.ts';
import { parseInput } from '../../../platform/http/validate.ts';
import { answer } from '../../../platform/openapi/answers.ts';
import { query } from '../../../platform/openapi/listParameters.ts';
import { readBackupState } from '../backup/state.ts';
import { readGaps } from './gaps.ts';
import { readSales } from './sales.ts';
import { readNextDay, readNextEvent, readToShip, readUnread, readWithdrawals } from './waiting.ts';

/** So often a mail is tried, over some minutes, before it counts as delayed. */
const DELAYED_ATTEMPTS = 3;

interface OverviewDeps {
  knex: Knex;
  now(): Date;
}

/** What the back-office’s dashboard shows. */
export const overviewRoutes = ({ knex, now }: OverviewDeps): RouteGroup => ({
  tag: { name: 'Overview', description: 'Sales figures and pending work.' },
  records: { Overview: overview },
  routes: [
    route({
      id: 'getOverview',
      method: 'get',
      path: '/overview',
      // Of orders and messages it holds nothing for readers who may not read those.
      needs: 'read content',
      summary: 'Read the overview',
      description:
        'Sales by day of Prague, orders to be shipped, unread messages, the next event, the next day with dates, and what visitors see without a picture or a translation.',
      parameters: [
        query('days', 'How many days of sales; clamped.', {
          type: 'integer',
          minimum: OVERVIEW_DAYS.min,
          maximum: OVERVIEW_DAYS.max,
          default: OVERVIEW_DAYS.default,
        }),
      ],
      answers: { 200: answer('The overview.', 'Overview') },
      run: (ctx) => readOverview(ctx, knex, now()),
    }),
  ],
});

async function readOverview(ctx: Context, knex: Knex, moment: Date): Promise<Overview> {
  const { locale } = ctx.state;
  const days = parseInput(overviewDays, [ctx.query.days].flat()[0]);
  const seesOrders = mayAlso(ctx.state, 'read', 'orders');
  const seesMessages = mayAlso(ctx.state, 'read', 'messages');
  const [
    sales,
    oldest,
    waiting,
    newest,
    next_event,
    next_day,
    gaps,
    counted,
    backup,
    failing,
    copy,
  ] = await Promise.all([
    seesOrders ? readSales(knex, moment, days) : NO_SALES,
    seesOrders ? readToShip(knex) : [],
    seesOrders ? readWithdrawals(knex) : [],
    seesMessages ? readUnread(knex) : [],
    readNextEvent(knex, moment, locale),
    seesOrders ? readNextDay(knex, moment, locale) : null,
    readGaps(knex, moment, locale),
    readCounts(knex, moment, [
      ...(seesOrders ? [] : OF_ORDERS),
      ...(seesMessages ? [] : OF_MESSAGES),
    ]),
    mayAlso(ctx.state, 'read', 'operations') ? readBackupState(knex, moment) : null,
    mayAlso(ctx.state, 'read', 'operations') ? failingJobs(knex, hourBefore(moment)) : [],
    readCopy(knex),
  ]);
  const {
    to_ship,
    withdrawals,
    mails_failed,
    mails_delayed,
    overdue,
    waiting_payments,
    owed_back,
    hidden_products,
    hidden_posts,
    vouchers_over,
    vouchers_ending,
    ...counts
  } = counted;
  return {
    sales,
    to_ship: { count: to_ship, oldest },
    withdrawals: { count: withdrawals, oldest: waiting },
    payments: { overdue, waiting: waiting_payments, owed_back },
    unread: { count: counts.unread, newest },
    mails: { failed: mails_failed, delayed: mails_delayed },
    backup,
    failing,
    restored_copy: copy,
    next_event,
    next_day,
    gaps,
    unpublished: { products: hidden_products, posts: hidden_posts },
    vouchers: { over: vouchers_over, ending: vouchers_ending },
    counts,
  };
}

/** A single failure is not worth a look: each job is tried again within the hour. */
const hourBefore = (moment: Date) => new Date(moment.getTime() - HOUR_MS);

/** Empty figures, for administrators who may not read orders or messages. */
const NO_SALES: Overview['sales'] = {
  days: [],
  total: { orders: 0, revenue: 0, received: 0 },
  before: { orders: 0, revenue: 0, received: 0 },
};
const OF_ORDERS = ['to_ship', 'overdue', 'waiting_payments', 'owed_back', 'withdrawals'] as const;
const OF_MESSAGES = ['messages', 'unread', 'mails_failed', 'mails_delayed'] as const;

interface Counted extends OverviewCounts {
  to_ship: number;
  overdue: number;
  waiting_payments: number;
  owed_back: number;
  mails_failed: number;
  mails_delayed: number;
  withdrawals: number;
  hidden_products: number;
  hidden_posts: number;
  vouchers_over: number;
  vouchers_ending: number;
}

async function readCounts(
  knex: Knex,
  moment: Date,
  hidden: readonly (keyof Counted)[],
): Promise<Counted> {
  const of = ({ tableName }: { tableName: string }) => knex(tableName).count();
  const orders = () => Order.query(knex).count().modify('shown');
  const products = () => Product.query(knex).count().modify('active');
  const today = pragueToday(moment);
  const counted = Object.fromEntries(
    CONTENT.filter(({ isCounted }) => isCounted).map((resource) => [
      resource.screen,
      of({ tableName: tableOf(resource) }),
    ]),
  );
  const counting: Partial<Record<keyof Counted, Knex.QueryBuilder>> = {
    ...counted,
    messages: of(ContactMessage),
    unread: of(ContactMessage).where({ is_read: false }),
    to_ship: orders().whereIn('status', TO_SHIP).modify('sendable').toKnexQuery(),
    overdue: orders().modify('overdue', today).toKnexQuery(),
    waiting_payments: of(Payment).where({ state: 'waiting' }),
    // Also of deleted orders: their customers' money is due all the same.
    owed_back: Order.query(knex).count().modify('refundDue').toKnexQuery(),
    withdrawals: of(Withdrawal).where({ state: 'received' }),
    mails_failed: of(OutboxMail).whereNull('next_attempt_at').whereNull('sent_at'),
    mails_delayed: of(OutboxMail)
      .whereNotNull('next_attempt_at')
      .where('attempts', '>=', DELAYED_ATTEMPTS),
    hidden_products: of(Product).where({ is_active: false }),
    hidden_posts: of(BlogPost).where({ is_active: false }),
    vouchers_over: products().where('voucher_until', '<', today).toKnexQuery(),
    vouchers_ending: products()
      .whereBetween('voucher_until', [today, dayAfter(today, VOUCHERS_END_DAYS)])
      .toKnexQuery(),
  };
  const [counts] = await knex.select(
    Object.entries(counting)
      .filter(([name]) => !hidden.some((other) => other === name))
      .map(([name, query]) => query.as(name)),
  );
  return { ...Object.fromEntries(hidden.map((name) => [name, 0])), ...counts };
}
