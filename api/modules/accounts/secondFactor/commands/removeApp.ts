import { Authenticator } from '../../../../../db/models/secondFactor.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { changeFactors, type OwnFactors } from './changeFactors.ts';

/**
 * Removes one's own authenticator app.
 * @throws Failure 409 for the last factor while one is demanded
 */
export const removeApp = command((trx, own: OwnFactors, { now }) =>
  changeFactors(trx, own, now, async () => {
    await Authenticator.query(trx).where({ user_id: own.userId }).delete();
    emit(trx, 'factor.removed', { user: { id: own.userId }, factor: 'app' });
  }),
);
