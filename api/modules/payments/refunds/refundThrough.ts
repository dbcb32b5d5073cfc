import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { CardRefund } from '../../../../db/models/cardPayment.ts';
import { isHeldBack } from '../../../../db/models/restoredCopy.ts';
import { type Actor, type Bus, PRODUCT } from '../../../platform/commands.ts';
import { invalidField } from '../../../platform/failure.ts';
import { type CardProvider, ProviderRefused } from '../cards/provider.ts';
import { bookRefund } from './commands/bookRefund.ts';
import { releaseRefund } from './commands/releaseRefund.ts';
import { type CardRefundRequest, reserveRefund } from './commands/reserveRefund.ts';
import { bookedRefund } from './queries.ts';

interface RefundDeps {
  knex: Knex;
  bus: Bus;
  provider: CardProvider | null;
}

/**
 * Has the provider of a card payment send money back, and returns the id of the refund's payment. The
 * money is reserved before the provider is asked, so that two refunds at once can't send more than
 * came; what the provider did is booked. The same key is sent to the provider once: where its answer
 * got lost the reservation stays until a person says whether the money went (`settleRefund`), since
 * Comgate's status does not include refunds.
 * @param refund `halere` is below zero, as it is booked
 * @throws Failure 404 without such a payment, 409 for a key of something else, 422 that says why
 * nothing was sent back, or that it is not known
 */
export async function refundThrough(
  { knex, bus, provider }: RefundDeps,
  refund: CardRefundRequest,
  actor: Actor,
): Promise<number> {
  if (await isHeldBack(knex)) throw invalidField('through', 'payment.heldBack');
  const key = refund.key || randomUUID();
  const hasProvider = provider !== null;
  const isMine = await reserveRefund(bus, { ...refund, key, hasProvider }, actor);
  if (!isMine || !provider) return bookedRefund(knex, key);
  return sendBack({ knex, bus, provider }, key, actor);
}

/**
 * Asks the provider for a refund that is reserved, and books what it did.
 * @throws Failure 422 when the provider refused, which frees the reservation, or did not answer
 */
export async function sendBack(
  { knex, bus, provider }: RefundDeps & { provider: CardProvider },
  key: string,
  actor: Actor = PRODUCT,
): Promise<number> {
  const { trans_id, halere } = await CardRefund.query(knex).findById(key).throwIfNotFound();
  try {
    await provider.refund(trans_id, halere);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw invalidField('through', 'payment.refundUnclear');
    await releaseRefund(bus, { key }, actor);
    throw invalidField('through', 'payment.refundRefused');
  }
  return bookRefund(bus, { key }, actor);
}
