import type { Knex } from 'knex';
import { Order } from '../../../db/models/order.ts';
import { Revision } from '../../../db/models/revision.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { fold } from '../../contract/slug.ts';
import type { Doing } from '../../platform/commands.ts';

/** The resource of orders in the audit trail: as content's, the path below `/api`. */
export const ORDERS = 'orders/admin/orders';

/** Notes in the audit trail who hid an order or brought it back; returns the order's number as it is shown. */
export async function noteInTrail(
  trx: Knex.Transaction,
  id: number,
  action: 'delete' | 'restore',
  { actor: { user, token }, now }: Doing,
): Promise<string> {
  const { version } = await Order.query(trx).findById(id).throwIfNotFound();
  const number = formatOrderNumber(id);
  const username = user?.username ?? token ?? '';
  await Revision.query(trx).insert({
    resource: ORDERS,
    record_id: id,
    version,
    action,
    user_id: user?.id ?? null,
    username,
    at: now.toISOString(),
    record: {},
    changed: [],
    restored_from: null,
    name_en: number,
    name_cs: number,
    search: fold(`${number}\n${username}`),
  });
  return number;
}
