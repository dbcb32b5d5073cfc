import type { Knex } from 'knex';
import type { CommandContext, Events } from '../../platform/commands.ts';
import { type Cause, issueMissingDocuments } from '../documents/index.ts';

/** Brings an order's documents and payment state in line with its changed money. */
export async function settleMoney(
  trx: Knex.Transaction,
  { orderId, halere, isCorrection, userId }: Events['order.moneyChanged'],
  { now }: Pick<CommandContext, 'now'>,
): Promise<void> {
  const cause = causeOf(halere, isCorrection);
  const received = cause === 'payment' ? halere : undefined;
  await issueMissingDocuments(trx, orderId, { cause, received, userId }, now);
}

function causeOf(halere: number, isCorrection: boolean): Cause {
  if (halere < 0) return isCorrection ? 'unbooked' : 'refund';
  return isCorrection ? 'rebooked' : 'payment';
}
