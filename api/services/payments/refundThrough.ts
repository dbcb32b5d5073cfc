import type { Knex } from 'knex';
import { CardRefund } from '../../../db/models/cardPayment.ts';
import type { Payment } from '../../../db/models/payment.ts';
import { invalidField } from '../failure.ts';
import { type CardProvider, ProviderRefused } from './cards/provider.ts';

interface RefundDeps {
  knex: Knex;
  provider: CardProvider | null;
  now(): Date;
}

/**
 * Has the provider of a card payment send money back, and returns what the refund is booked as. The
 * same key is sent to the provider once: when its answer got lost, only the provider knows.
 * @param halere how much, above zero and not more than the order's payments hold
 * @throws Failure 422 that says why nothing was sent back
 */
export async function refundThrough(
  { knex, provider, now }: RefundDeps,
  { external_id: trans_id }: Payment,
  halere: number,
  key: string,
): Promise<string> {
  if (!provider) throw invalidField('through', 'payment.noProvider');
  const externalId = `${trans_id}-refund-${key}`;
  const [claimed] = await knex(CardRefund.tableName)
    .insert({ key, trans_id, halere, state: 'asked', created_at: now().toISOString() })
    .onConflict('key')
    .ignore()
    .returning('key');
  if (!claimed) {
    const known = await CardRefund.query(knex).findById(key);
    if (known?.state === 'done') return externalId;
    throw invalidField('through', 'payment.refundUnclear');
  }
  try {
    await provider.refund(trans_id, halere);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw invalidField('through', 'payment.refundUnclear');
    await CardRefund.query(knex).deleteById(key);
    throw invalidField('through', 'payment.refundRefused');
  }
  await CardRefund.query(knex).findById(key).patch({ state: 'done' });
  return externalId;
}
