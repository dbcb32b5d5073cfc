import type { Knex } from 'knex';
import { Order, OrderItem } from '../../../../db/models/order.ts';
import { Voucher } from '../../../../db/models/voucher.ts';
import { pragueToday } from '../../../contract/dates.ts';
import { isValid } from '../../../contract/orderStatuses.ts';
import { isCorrectable, voucherState } from '../../../contract/vouchers.ts';
import { command, emit } from '../../../platform/commands.ts';
import { conflict, notFound } from '../../../platform/failure.ts';
import { noteCorrection, recordOf } from '../orderTrail.ts';

/** Until vouchers are issued the dedication is their item's; then each voucher has its own, and is mailed anew. */
export type Dedicated =
  | { item: number }
  | {
      voucher: number;
      /** The customer gets no mail. */
      isQuiet: boolean;
    };

interface Correcting {
  orderId: number;
  of: Dedicated;
  dedication: string;
}

/**
 * Corrects what a voucher says, or will say once it is issued, and notes it in the order's audit trail.
 * @throws Failure 404 for what isn't the order's, 409 for an order that isn't valid or is erased, for a voucher
 * that is used or cancelled, and for an item whose vouchers are issued
 */
export const correctDedication = command(
  async (trx, { orderId, of, dedication }: Correcting, context): Promise<void> => {
    const order = await Order.query(trx).findById(orderId).forUpdate();
    if (!order) throw notFound('order.notFound');
    if (!isValid(order) || order.erased_at !== null) throw conflict('dedication.over');
    const before = await recordOf(trx, order);
    const isChanged =
      'voucher' in of
        ? await writeOnVoucher(
            trx,
            { id: of.voucher, orderId, dedication },
            pragueToday(context.now),
          )
        : await writeOnItem(trx, { id: of.item, orderId, dedication });
    if (!isChanged) return;
    const version = order.version + 1;
    await Order.query(trx).findById(orderId).patch({ version });
    const after = await recordOf(trx, order);
    await noteCorrection(
      trx,
      { id: orderId, version, before, after, changed: ['dedications'] },
      context,
    );
    const isTold = 'voucher' in of && !of.isQuiet;
    emit(trx, 'order.dedicated', { orderId, isTold });
  },
);

interface Writing {
  id: number;
  orderId: number;
  dedication: string;
}

/** Whether the voucher says something else now. */
async function writeOnVoucher(
  trx: Knex.Transaction,
  { id, orderId, dedication }: Writing,
  today: string,
): Promise<boolean> {
  const voucher = await Voucher.query(trx).findOne({ id, order_id: orderId }).forUpdate();
  if (!voucher) throw notFound('voucher.notFound');
  if (!isCorrectable(voucherState(voucher, today))) throw conflict('dedication.ended');
  if (voucher.dedication === dedication) return false;
  await Voucher.query(trx).findById(id).patch({ dedication });
  return true;
}

/** Whether its vouchers will say something else now. */
async function writeOnItem(
  trx: Knex.Transaction,
  { id, orderId, dedication }: Writing,
): Promise<boolean> {
  const item = await OrderItem.query(trx)
    .findOne({ id, order_id: orderId })
    .whereNot({ voucher_kind: '' });
  if (!item) throw notFound('voucher.notFound');
  // Each has its own from then on.
  const issued = await Voucher.query(trx).where({ order_item_id: id }).first();
  if (issued) throw conflict('dedication.issued');
  if (item.dedication === dedication) return false;
  await OrderItem.query(trx).findById(id).patch({ dedication });
  return true;
}
