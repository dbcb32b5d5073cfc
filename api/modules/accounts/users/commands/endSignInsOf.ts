import { User } from '../../../../../db/models/user.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { notFound } from '../../../../platform/failure.ts';
import { endSignIns } from '../../sessions/signIns.ts';

interface EndInput {
  userId: number;
  /** The sign-in to end; without it all are. */
  only?: string;
  /** The sign-in that goes on. */
  keep?: string | undefined;
}

/**
 * Ends a person's sign-ins, or one of them.
 * @throws Failure 404 where the one isn't running
 */
export const endSignInsOf = command(async (trx, { userId, ...which }: EndInput, { now }) => {
  const count = await endSignIns(trx, userId, now, which);
  if (count === 0 && which.only !== undefined) throw notFound();
  const { email = '' } = (await User.query(trx).findById(userId)) ?? {};
  emit(trx, 'signIns.ended', { email, count });
});
