import { Authenticator, Passkey, RecoveryCode } from '../../../../../db/models/secondFactor.ts';
import { User } from '../../../../../db/models/user.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { endSignIns } from '../../sessions/signIns.ts';
import { secondStepsOf } from '../secondFactor.ts';

/** Removes all factors of an account, as when a phone is lost, and ends its sign-ins. */
export const resetFactors = command(async (trx, { userId }: { userId: number }, { now }) => {
  await endSignIns(trx, userId, now);
  const hadFactor = (await secondStepsOf(trx, userId)).length > 0;
  for (const { tableName } of [Authenticator, Passkey, RecoveryCode]) {
    await trx(tableName).where({ user_id: userId }).delete();
  }
  const email = (await User.query(trx).findById(userId))?.email ?? '';
  emit(trx, 'factors.reset', { user: { id: userId, email }, hadFactor });
});
