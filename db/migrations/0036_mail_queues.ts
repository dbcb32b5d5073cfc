import type { Knex } from 'knex';

/** The queue and the recipient of a waiting mail, so that no recipient delays another one. */
export async function mailQueues(trx: Knex.Transaction): Promise<void> {
  await trx.raw('alter table outbox add column queue text');
  await trx('outbox')
    .where({ to: '' })
    .whereNotNull('next_attempt_at')
    .whereNotNull('order_id')
    .whereNot('kind', 'like', 'team%')
    .update({ to: trx('orders').select('customer_email').whereRaw('orders.id = order_id') });
  await trx.schema.alterTable('outbox', (table) => table.dropIndex(['next_attempt_at', 'id']));
  await trx.raw('create index outbox_queued on outbox (queue, "to", id) where queue is not null');
  await trx.raw(
    'create index outbox_waiting on outbox (queue, next_attempt_at, attempts) where next_attempt_at is not null',
  );
}
