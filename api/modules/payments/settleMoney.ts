import type { Knex } from 'knex';
import { isPaid } from '../../contract/payments.ts';
import { type CommandContext, type Events, emit } from '../../platform/commands.ts';
import { issueMissingDocuments } from '../documents/index.ts';

/**
 * Brings an order's documents and payment state in line with its changed money. Emits `order.paid` when
 * this money completed the order's price.
 */
export async function settleMoney(
  trx: Knex.Transaction,
  { orderId, halere, isCorrection, stateBefore, userId }: Events['order.moneyChanged'],
  { now }: Pick<CommandContext, 'now'>,
): Promise<void> {
  const lost = isCorrection ? 'unbooked' : 'refund';
  const cause = halere < 0 ? lost : 'payment';
  const { payment_state, status } = await issueMissingDocuments(trx, orderId, cause, now, userId);
  // A correction brings no money, and money for a cancelled order is owed back: nothing was paid with it.
  if (halere <= 0 || isCorrection || status === 'cancelled') return;
  if (isPaid(payment_state) && !isPaid(stateBefore)) emit(trx, 'order.paid', { orderId, halere });
}
