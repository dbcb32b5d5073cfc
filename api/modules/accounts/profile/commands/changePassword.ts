import { command, emit } from '../../../../platform/commands.ts';
import { type NewPassword, storePassword } from '../../sessions/password.ts';

/** Changes an account's password and ends all its sign-ins but the one to keep. */
export const changePassword = command(async (trx, changed: NewPassword, { now }) => {
  emit(trx, 'password.changed', { user: await storePassword(trx, changed, now) });
});
