import type { Knex } from 'knex';
import { Order, OrderItem } from '../../../db/models/order.ts';
import { Revision } from '../../../db/models/revision.ts';
import { Voucher } from '../../../db/models/voucher.ts';
import { formatOrderNumber } from '../../contract/orders.ts';
import { pathOfScreen } from '../../contract/screens.ts';
import { fold } from '../../contract/slug.ts';
import type { OrderCorrection } from '../../contract/types.ts';
import type { Actor, CommandContext } from '../../platform/commands.ts';

/** The resource of orders in the audit trail: as content's, the path below `/api`. */
export const ORDERS = pathOfScreen('orders');

/** Notes in the audit trail who hid an order or brought it back; returns the order's number as it is shown. */
export async function noteInTrail(
  trx: Knex.Transaction,
  id: number,
  action: 'delete' | 'restore',
  { actor, now }: CommandContext,
): Promise<string> {
  const { version } = await Order.query(trx).findById(id).throwIfNotFound();
  const at = now.toISOString();
  // Its data are as they were: a corrected order is in the trail with them.
  const record = await lastRecord(trx, id);
  await Revision.query(trx).insert({ ...rowOf(id, actor), version, action, at, record });
  return formatOrderNumber(id);
}

/** What the trail keeps of an order: all that can be corrected. */
type TrailRecord = OrderCorrection & {
  /** What its vouchers say, or will say, in their order; absent where none says anything. */
  dedications?: string[];
};

/** What of an order can be corrected, as it is. */
export const correctableOf = (order: Order): OrderCorrection => ({
  customer_name: order.customer_name,
  customer_email: order.customer_email,
  customer_phone: order.customer_phone,
  customer_address: order.customer_address,
  pickup_point_code: order.pickup_point_code,
  pickup_point_name: order.pickup_point_name,
  pickup_point_address: order.pickup_point_address,
  customer_note: order.customer_note,
  company_name: order.company_name,
  company_ico: order.company_ico,
  company_dic: order.company_dic,
});

/** An order as the trail keeps it. */
export async function recordOf(trx: Knex.Transaction, order: Order): Promise<TrailRecord> {
  const items = await OrderItem.query(trx)
    .where({ order_id: order.id })
    .whereNot({ voucher_kind: '' })
    .orderBy('id');
  const vouchers =
    items.length > 0
      ? await Voucher.query(trx).where({ order_id: order.id }).orderBy(['order_item_id', 'piece'])
      : [];
  const dedications = items
    .flatMap((item): { dedication: string }[] => {
      const issued = vouchers.filter(({ order_item_id }) => order_item_id === item.id);
      return issued.length > 0 ? issued : [item];
    })
    .map(({ dedication }) => dedication)
    .filter((dedication) => dedication !== '');
  return { ...correctableOf(order), ...(dedications.length > 0 && { dedications }) };
}

interface Noted {
  id: number;
  /** The version after the correction. */
  version: number;
  before: TrailRecord;
  after: TrailRecord;
  /** The fields that differ. */
  changed: string[];
}

/**
 * Notes in the audit trail what of an order was corrected, by whom. Where the trail doesn't have the data
 * before it yet, they are noted as the initial ones.
 */
export async function noteCorrection(
  trx: Knex.Transaction,
  { id, version, before, after, changed }: Noted,
  { actor, now }: CommandContext,
): Promise<void> {
  const at = now.toISOString();
  const known = await lastRecord(trx, id);
  const isKnown = Object.entries(before).every(
    ([name, value]) => JSON.stringify(known[name]) === JSON.stringify(value),
  );
  if (!isKnown) {
    const initial = { action: 'initial', version: version - 1, at, record: { ...before } } as const;
    await Revision.query(trx).insert({ ...rowOf(id, {}), ...initial });
  }
  const update = { action: 'update', version, at, record: { ...after }, changed } as const;
  await Revision.query(trx).insert({ ...rowOf(id, actor), ...update });
}

/** Takes the customers' data out of the audit trail; what was done by whom stays. */
export const forgetCorrections = (trx: Knex, orderIds: readonly number[]): Promise<number> =>
  Revision.query(trx)
    .where({ resource: ORDERS })
    .whereIn('record_id', [...orderIds])
    .patch({ record: {} })
    .then(Number);

async function lastRecord(trx: Knex.Transaction, id: number): Promise<Revision['record']> {
  const last = await Revision.query(trx)
    .where({ resource: ORDERS, record_id: id })
    .orderBy('id', 'desc')
    .first();
  return last?.record ?? {};
}

function rowOf(id: number, { user, token }: Actor) {
  const number = formatOrderNumber(id);
  const username = user?.username ?? token ?? '';
  return {
    resource: ORDERS,
    record_id: id,
    user_id: user?.id ?? null,
    username,
    changed: [],
    restored_from: null,
    name_en: number,
    name_cs: number,
    search: fold(`${number}\n${username}`),
  };
}
