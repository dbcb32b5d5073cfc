import type { Knex } from 'knex';
import { Withdrawal } from '../../../db/models/withdrawal.ts';
import { conflict, notFound } from '../failure.ts';

/** Keeps what the team decided on a withdrawal; throws a 409 when somebody has decided before. */
export async function decideWithdrawal(
  knex: Knex,
  id: number,
  { state, reason }: Pick<Withdrawal, 'state' | 'reason'>,
  user: { id: number } | null,
  now: Date,
): Promise<Withdrawal> {
  const changed = await Withdrawal.query(knex)
    .patch({ state, reason, user_id: user?.id ?? null, decided_at: now.toISOString() })
    .where({ id, state: 'received' });
  const found = await Withdrawal.query(knex).findById(id).withGraphFetched('items');
  if (!found) throw notFound();
  if (changed === 0) throw conflict('withdrawal.decided');
  return found;
}
