import { command, emit } from '../../../../platform/commands.ts';
import { invalidField } from '../../../../platform/failure.ts';
import type { Totp } from '../totp.ts';
import { changeFactors, type OwnFactors } from './changeFactors.ts';

/**
 * Adds the authenticator app that a code of six digits belongs to.
 * @throws Failure 422 where it was confirmed, or begun anew, meanwhile
 */
export const confirmApp = command(
  (trx, { totp, digits, own }: { totp: Totp; digits: string; own: OwnFactors }, { now }) =>
    changeFactors(trx, own, now, async () => {
      if (!(await totp.confirm(trx, own.userId, digits))) {
        throw invalidField('code', 'login.codeWrong');
      }
      emit(trx, 'factor.added', { user: { id: own.userId }, factor: 'app' });
    }),
);
