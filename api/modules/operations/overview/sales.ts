import type { Knex } from 'knex';
import { dayAfter, daysBefore } from '../../../contract/dates.ts';
import { toCrowns } from '../../../contract/money.ts';
import { CANCELLED } from '../../../contract/orderStatuses.ts';
import { pragueDays } from '../../../contract/pragueTime.ts';
import type { OverviewSales } from '../../../contract/types.ts';

interface SpanSums {
  name: string;
  orders: number;
  halere: number;
}

const BEFORE = 'before';

/** Sales by day of Prague, with the stretch before; one query whose spans are found by an index. */
export async function readSales(knex: Knex, now: Date, count: number): Promise<OverviewSales> {
  const days = pragueDays(now, count);
  const first = days[0]?.since ?? now;
  const before = {
    name: BEFORE,
    since: pragueDays(new Date(first.getTime() - 1), count)[0]?.since ?? first,
    // Today has only begun: comparing it with a whole day would mislead.
    until: daysBefore(now, count),
  };
  const sums = await sumSpans(knex, [
    before,
    ...days.map(({ day, ...span }) => ({ name: day, ...span })),
  ]);
  const inDays = sums.filter(({ name }) => name !== BEFORE);
  const names = inDays.map(({ name }) => name);
  const received = await sumReceived(knex, dayAfter(names[0] ?? '', -count), names.at(-1) ?? '');
  const isShown = (day: string) => names.includes(day);
  return {
    days: inDays.map((sum) => ({
      day: sum.name,
      ...presentSums([sum]),
      received: crownsOf(received, (day) => day === sum.name),
    })),
    total: { ...presentSums(inDays), received: crownsOf(received, isShown) },
    before: {
      ...presentSums(sums.filter(({ name }) => name === BEFORE)),
      received: crownsOf(received, (day) => !isShown(day)),
    },
  };
}

const presentSums = (sums: readonly SpanSums[]) => ({
  orders: sums.reduce((total, { orders }) => total + orders, 0),
  revenue: toCrowns(sums.reduce((total, { halere }) => total + halere, 0)),
});

/** What came in and went back on each day of a stretch, in haléře by day: YYYY-MM-DD. */
async function sumReceived(knex: Knex, from: string, to: string): Promise<Map<string, number>> {
  const rows: { day: string; halere: number }[] = await knex('payments')
    .where({ state: 'booked' })
    .whereBetween('received_on', [from, to])
    .groupBy('received_on')
    .select({ day: 'received_on', halere: knex.raw('cast(sum(halere) as bigint)') });
  return new Map(rows.map(({ day, halere }) => [day, Number(halere)]));
}

const crownsOf = (received: ReadonlyMap<string, number>, counts: (day: string) => boolean) =>
  toCrowns([...received].reduce((sum, [day, halere]) => (counts(day) ? sum + halere : sum), 0));

async function sumSpans(
  knex: Knex,
  spans: readonly { name: string; since: Date; until: Date }[],
): Promise<SpanSums[]> {
  const rows = spans.map(() => '(?, ?, ?)').join(', ');
  const values = spans.flatMap(({ name, since, until }) => [
    name,
    since.toISOString(),
    until.toISOString(),
  ]);
  return knex
    .with('spans', ['name', 'since', 'until'], knex.raw(`values ${rows}`, values))
    .from('spans')
    .leftJoin('orders', (join) =>
      join
        .on('orders.created_at', '>=', 'spans.since')
        .andOn('orders.created_at', '<', 'spans.until')
        .andOnNull('orders.hidden_at'),
    )
    .groupBy('spans.name')
    .orderBy('spans.name')
    .select({ name: 'spans.name' })
    .count({ orders: 'orders.id' })
    .select({
      halere: knex.raw(
        `cast(coalesce(sum(case when orders.status in (${CANCELLED.map(() => '?')}) then 0 else orders.total_halere end), 0) as bigint)`,
        CANCELLED,
      ),
    });
}
