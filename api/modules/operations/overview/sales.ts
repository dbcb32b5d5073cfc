import type { Knex } from 'knex';
import { daysBefore, pragueDays } from '../../../contract/dates.ts';
import { toCrowns } from '../../../contract/money.ts';
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
  return {
    days: inDays.map((sum) => ({ day: sum.name, ...presentSums([sum]) })),
    total: presentSums(inDays),
    before: presentSums(sums.filter(({ name }) => name === BEFORE)),
  };
}

const presentSums = (sums: readonly SpanSums[]) => ({
  orders: sums.reduce((total, { orders }) => total + orders, 0),
  revenue: toCrowns(sums.reduce((total, { halere }) => total + halere, 0)),
});

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
        "cast(coalesce(sum(case when orders.status <> 'cancelled' then orders.total_halere end), 0) as bigint)",
      ),
    });
}
