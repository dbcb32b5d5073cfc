import type { Knex } from 'knex';
import { Meta, RESTORED_COPY } from '../../../../db/models/meta.ts';
import { readCopy } from '../../../../db/models/restoredCopy.ts';
import { dropAtCommit } from '../../../platform/cache/sharedDrops.ts';
import type { Actor } from '../../../platform/commands.ts';
import { noteSecurity } from '../../accounts/securityLog.ts';

/** Kept answers that are others once nothing is held back: paying by card is offered again. */
export const CHANGED_ANSWERS = ['orders/payment-methods'] as const;

/**
 * Says that a restored copy is the site now: from then on its instances send, ask and remind. The
 * security log tells who said so.
 * @param sender absent: it was said on the server itself
 * @returns false when it is no copy, or somebody else was quicker
 */
export function takeOver(knex: Knex, now: Date, sender?: Actor): Promise<boolean> {
  return knex.transaction(async (trx) => {
    const copy = await readCopy(trx);
    const removed = await Meta.query(trx).deleteById(RESTORED_COPY);
    if (!copy || removed === 0) return false;
    const facts = { snapshot: copy.snapshot };
    await noteSecurity(trx, { ...sender, kind: 'taken_over', facts, at: now });
    await dropAtCommit(trx, CHANGED_ANSWERS);
    return true;
  });
}
