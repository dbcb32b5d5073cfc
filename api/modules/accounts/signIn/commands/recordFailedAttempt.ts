import type { User } from '../../../../../db/models/user.ts';
import { command, emit } from '../../../../platform/commands.ts';

/** Who a person claims to be; `user` once an account with this e-mail is known to exist. */
export interface Attempted {
  email: string;
  user?: User | undefined;
  isSecond?: boolean;
}

/** Records that a password, a code or a passkey was wrong. */
export const recordFailedAttempt = command(async (trx, { email, user, isSecond }: Attempted) => {
  if (isSecond) emit(trx, 'secondStep.failed', { user: user ?? null });
  else emit(trx, 'signIn.failed', { email, isKnown: user !== undefined });
});
