import { z } from 'zod';
import { EVENT_TYPES, JOBS, SLOT_STATES } from '../constants.ts';
import { ORDER_STATUSES } from '../orderStatuses.ts';
import { CONTENT, type ContentPath, type RESOURCES } from '../resources.ts';
import { VOUCHERS_END_DAYS } from '../vouchers.ts';
import { backupState } from './firstSteps.ts';
import { copyMark } from './restoredCopy.ts';

export const OVERVIEW_DAYS = { min: 7, default: 30, max: 365 } as const;

/** The parameter `days`: clamped; the default if it is not a number. */
export const overviewDays = z.preprocess((value) => {
  const asked = Number.parseInt(String(value), 10);
  if (Number.isNaN(asked)) return OVERVIEW_DAYS.default;
  return Math.min(OVERVIEW_DAYS.max, Math.max(OVERVIEW_DAYS.min, asked));
}, z.int());

const sales = z.object({
  orders: z.int().describe('Orders placed, cancelled ones included.'),
  revenue: z.number().describe('CZK of those orders that are not cancelled: what was ordered.'),
  received: z.number().describe('CZK that came in on those days, less what went back.'),
});

type Counted = 'messages' | 'unread' | CountedScreen;
type ScreenOf<P extends ContentPath> = (typeof RESOURCES)[P] extends { screen: infer S } ? S : P;
type CountedScreen = {
  [P in ContentPath]: (typeof RESOURCES)[P] extends { isCounted: true } ? ScreenOf<P> : never;
}[ContentPath];

const COUNTED = CONTENT.filter(({ isCounted }) => isCounted).map(({ screen }) => screen);
const counts = z.object(
  Object.fromEntries(['messages', 'unread', ...COUNTED].map((name) => [name, z.int()])) as {
    [Name in Counted]: z.ZodInt;
  },
);

const texts = z.array(z.string());

const gap = z.object({
  resource: z.string().describe('The path of the resource, e.g. `team-members`.'),
  id: z.int(),
  name: z.string().describe('In the requested language, else in the other one.'),
  picture: z.boolean().describe('Whether it has no picture.'),
  texts: z.object({ cs: texts, en: texts }).describe('Fields without a text in a language.'),
});

export const overview = z.object({
  sales: z.object({
    days: z
      .array(sales.extend({ day: z.string().describe('YYYY-MM-DD, in Prague.') }))
      .describe('Every day up to today, those without orders included.'),
    total: sales,
    before: sales.describe('The same number of days before, up to the same time of the last day.'),
  }),
  to_ship: z.object({
    count: z.int().describe('Parcels that are paid, or paid on delivery.'),
    oldest: z.array(
      z.object({
        id: z.int(),
        customer_name: z.string(),
        created_at: z.string(),
        total: z.number(),
        status: z.enum(ORDER_STATUSES),
      }),
    ),
  }),
  withdrawals: z.object({
    count: z.int().describe('Withdrawals not decided yet.'),
    oldest: z.array(
      z.object({
        id: z.int(),
        order_id: z.int(),
        customer_name: z.string(),
        created_at: z.string(),
      }),
    ),
  }),
  payments: z.object({
    overdue: z.int().describe('Orders with an overdue bank transfer.'),
    waiting: z.int().describe('Payments that belong to no order yet.'),
    owed_back: z.int().describe('Orders with a refund due.'),
  }),
  unread: z.object({
    count: z.int(),
    newest: z.array(
      z.object({ id: z.int(), name: z.string(), subject: z.string(), created_at: z.string() }),
    ),
  }),
  mails: z.object({
    failed: z.int().describe('Mails that failed for good.'),
    delayed: z.int().describe('Waiting mails with several failed attempts.'),
  }),
  backup: backupState.nullable().describe('Null without the right to see it.'),
  failing: z
    .array(z.object({ job: z.enum(JOBS), since: z.string() }))
    .describe('Work in the background that has failed for an hour or more; [] without the right.'),
  restored_copy: copyMark
    .nullable()
    .describe('Set until an owner makes the restored copy the live site; else null.'),
  next_event: z
    .object({
      id: z.int(),
      date: z.string(),
      event_type: z.enum(EVENT_TYPES),
      title: z.string(),
      location: z.string(),
    })
    .nullable(),
  next_day: z
    .object({
      day: z.string().describe('YYYY-MM-DD, in Prague.'),
      taken: z.int().describe('Places booked on that day, without dates that are over.'),
      slots: z
        .array(
          z.object({
            id: z.int(),
            product: z.string().describe('In the requested language, else in the other one.'),
            starts_at: z.string(),
            ends_at: z.string(),
            taken: z.int(),
            capacity: z.int(),
            state: z.enum(SLOT_STATES),
          }),
        )
        .describe('The first ones.'),
    })
    .nullable()
    .describe('The next day with dates that take place; null without any, and without the right.'),
  gaps: z.object({
    count: z.int().describe('Number of public records with gaps.'),
    records: z.array(gap).describe('The first records, some of each resource with gaps.'),
  }),
  unpublished: z.object({ products: z.int(), posts: z.int() }),
  vouchers: z.object({
    over: z
      .int()
      .describe('Public products whose vouchers have ended, so that none can be bought.'),
    ending: z
      .int()
      .describe(`Public products whose vouchers end within ${VOUCHERS_END_DAYS} days.`),
  }),
  counts,
});

export type Overview = z.infer<typeof overview>;
export type OverviewCounts = z.infer<typeof counts>;
export type OverviewGap = z.infer<typeof gap>;
export type OverviewSales = Overview['sales'];
