import type { Knex } from 'knex';
import type { User } from '../../../../../db/models/user.ts';
import type { SecurityFacts } from '../../../../contract/types.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { unauthorized } from '../../../../platform/failure.ts';
import { isDemanded, secondStepsOf } from '../../secondFactor/secondFactor.ts';
import { spend } from '../../secondFactor/spent.ts';
import { insertSession, lockAccount } from '../../sessions/openSession.ts';
import { ticketRefused } from '../tickets.ts';

interface SignInInput {
  user: User;
  /** The key of refresh tokens. */
  secret: Uint8Array;
  /** The factor that finished the sign-in, or the passkey in place of the password. */
  facts: SecurityFacts;
  /** The ticket of a second step, which is used up. */
  ticketId?: string | undefined;
}

/**
 * Opens a sign-in of a person who has shown all that the account asks for. Of two at once with the
 * same ticket the second is refused.
 * @returns the sign-in, and whether nothing may be done but setting up a second factor
 * @throws Failure 401 when the account, what it asks for or the ticket is another since it was read
 */
export const signIn = command(
  async (trx, { user, secret, facts, ticketId }: SignInInput, { actor, now }) => {
    await lockAccount(trx, user);
    if (ticketId !== undefined && !(await spend(trx, ticketId, now))) {
      throw ticketRefused('login.ticketUsed');
    }
    const mustEnrol = await mustEnrolNow(trx, user, facts);
    const session = await insertSession(trx, { userId: user.id, secret, mustEnrol, actor }, now);
    emit(trx, 'signIn.opened', { user, facts });
    return { ...session, mustEnrol };
  },
);

async function mustEnrolNow(
  trx: Knex.Transaction,
  { id }: User,
  facts: SecurityFacts,
): Promise<boolean> {
  if ((await secondStepsOf(trx, id)).length === 0) return isDemanded(trx);
  // The password was enough when it was asked for, and no longer is.
  if (!facts.second && !facts.by) throw unauthorized('login.wrong');
  return false;
}
