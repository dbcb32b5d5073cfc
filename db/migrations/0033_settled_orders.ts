import type { Knex } from 'knex';

/**
 * The sum of manual credit notes of an order, and the amount owed to its customer. Credit notes that were
 * issued automatically, for a refund or a cancellation, are recognised by their reason.
 */
export async function settledOrders(trx: Knex.Transaction): Promise<void> {
  await trx.schema.alterTable('orders', (table) => {
    table.bigInteger('credited_halere').notNullable().defaultTo(0);
    table.bigInteger('owed_halere').notNullable().defaultTo(0);
  });
  for (const [id, halere] of await creditedByHand(trx)) {
    await trx('orders').where({ id }).update({ credited_halere: halere });
  }
  await trx.raw(
    `update orders set owed_halere = case
        when status = 'cancelled' then paid_halere - refunded_halere
        else paid_halere - refunded_halere - (total_halere - credited_halere) end
      where paid_halere - refunded_halere >
        case when status = 'cancelled' then 0 else total_halere - credited_halere end`,
  );
  await trx.raw('create index orders_owed on orders (id) where owed_halere > 0');
}

const AUTOMATIC = [
  'The order was cancelled',
  'Money was returned',
  'Objednávka byla zrušena',
  'Peníze byly vráceny',
];

/** Sums of manual credit notes to invoices that are still valid, in haléře by order. */
async function creditedByHand(trx: Knex.Transaction): Promise<Map<number, number>> {
  const rows: { order_id: number; kind: string; total_halere: number | string; facts: unknown }[] =
    await trx('order_documents').select('order_id', 'kind', 'total_halere', 'facts').orderBy('id');
  const orders = new Map<number, { left: number; byHand: number }>();
  for (const { order_id, kind, total_halere, facts } of rows) {
    const known = orders.get(order_id) ?? { left: 0, byHand: 0 };
    const isByHand = kind === 'credit_note' && !AUTOMATIC.includes(reasonOf(facts));
    const left = known.left + Number(total_halere);
    const byHand = known.byHand - (isByHand ? Number(total_halere) : 0);
    orders.set(order_id, left > 0 ? { left, byHand } : { left: 0, byHand: 0 });
  }
  return new Map(
    [...orders].map(([id, { byHand }]) => [id, byHand] as const).filter(([, sum]) => sum > 0),
  );
}

function reasonOf(facts: unknown): string {
  const read: unknown = typeof facts === 'string' ? JSON.parse(facts) : facts;
  return String(Reflect.get(Object(read), 'reason') ?? '');
}
