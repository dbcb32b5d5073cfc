import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { Revision } from '../../../db/models/revision.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { fold } from '../../contract/slug.ts';
import type { Actor } from '../../platform/commands.ts';
import { noteSecurity } from '../accounts/securityLog.ts';

/** How the audit trail calls orders: as content, by the path below `/api`. */
export const ORDERS = 'orders/admin/orders';

/**
 * Hides an order, or brings a hidden one back, and notes who did it in the audit trail. Orders are
 * never deleted: the law wants them kept. What is so already stays as it is.
 */
export async function setHidden(
  knex: Knex,
  id: number,
  isHidden: boolean,
  { sender, now }: { sender: Actor; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await knex.transaction(async (trx) => {
    const changed = await Order.query(trx)
      .patch({ hidden_at: isHidden ? at : null })
      .where({ id })
      .where((query) =>
        isHidden ? query.whereNull('hidden_at') : query.whereNotNull('hidden_at'),
      );
    if (changed === 0) return;
    // What waits is about an order that is no more, as far as its customer knows.
    if (isHidden) {
      await OutboxMail.query(trx).where({ order_id: id }).whereNotNull('next_attempt_at').delete();
    }
    const { version } = await Order.query(trx).findById(id).throwIfNotFound();
    const number = formatOrderNumber(id);
    const { user, token } = sender;
    const username = user?.username ?? token ?? '';
    await Revision.query(trx).insert({
      resource: ORDERS,
      record_id: id,
      version,
      action: isHidden ? 'delete' : 'restore',
      user_id: user?.id ?? null,
      username,
      at,
      record: {},
      changed: [],
      restored_from: null,
      name_en: number,
      name_cs: number,
      search: fold(`${number}\n${username}`),
    });
    if (!isHidden) return;
    const facts = { resource: 'orders', name: number };
    await noteSecurity(trx, { ...sender, kind: 'deleted', facts, at: now });
  });
}
