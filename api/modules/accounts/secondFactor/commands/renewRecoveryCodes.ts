import { command, emit } from '../../../../platform/commands.ts';
import { conflict } from '../../../../platform/failure.ts';
import { secondStepsOf } from '../secondFactor.ts';
import { changeFactors, type OwnFactors } from './changeFactors.ts';

/**
 * Stores new recovery codes in place of the old ones.
 * @throws Failure 409 for an account without a second factor
 */
export const renewRecoveryCodes = command((trx, own: OwnFactors, { now }) =>
  changeFactors(trx, { ...own, renewsCodes: true }, now, async () => {
    if ((await secondStepsOf(trx, own.userId)).length === 0) throw conflict('secondFactor.none');
    emit(trx, 'recoveryCodes.created', { user: { id: own.userId } });
  }),
);
