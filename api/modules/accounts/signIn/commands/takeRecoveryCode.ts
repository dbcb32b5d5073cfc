import type { Knex } from 'knex';
import { RecoveryCode } from '../../../../../db/models/secondFactor.ts';
import type { User } from '../../../../../db/models/user.ts';
import { type Actor, type Bus, command, emit } from '../../../../platform/commands.ts';
import { recoveryDigest } from '../../secondFactor/recoveryCodes.ts';

type Person = Pick<User, 'id' | 'username' | 'email'>;

/**
 * Whether a code is one of the account's, which is used up with that. It is hashed before the
 * transaction, since hashing takes long and other writes should not wait.
 */
export async function takeRecoveryCode(
  { knex, bus }: { knex: Knex; bus: Bus },
  user: Person,
  code: string,
  actor: Actor,
): Promise<boolean> {
  const digest = await recoveryDigest(knex, user.id, code);
  return digest !== null && takeHashed(bus, { user, digest }, actor);
}

const takeHashed = command(
  async (trx, { user, digest }: { user: Person; digest: string }): Promise<boolean> => {
    const used = await RecoveryCode.query(trx).where({ user_id: user.id, digest }).delete();
    if (used > 0) emit(trx, 'recoveryCode.used', { user });
    return used > 0;
  },
);
