import type { Knex } from 'knex';
import { isHeldBack } from '../../../../db/models/restoredCopy.ts';
import { type CardProvider, ProviderRefused } from './provider.ts';

/**
 * A provider that a restored copy never contacts: each call is refused before it is sent, so that
 * nothing was done. All of card payments uses this one.
 */
export function holdBackProvider(knex: Knex, provider: CardProvider): CardProvider {
  const refuseACopy = async () => {
    if (await isHeldBack(knex)) throw new ProviderRefused('A restored copy asks nothing');
  };
  return {
    async create(payment) {
      await refuseACopy();
      return provider.create(payment);
    },
    async status(transId) {
      await refuseACopy();
      return provider.status(transId);
    },
    async refund(transId, halere) {
      await refuseACopy();
      return provider.refund(transId, halere);
    },
    async cancel(transId) {
      await refuseACopy();
      return provider.cancel(transId);
    },
    notified: (form) => provider.notified(form),
    acknowledgement: provider.acknowledgement,
  };
}
