import { Passkey } from '../../../../../db/models/secondFactor.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { changeFactors, type OwnFactors } from './changeFactors.ts';

/**
 * Removes one of one's own passkeys.
 * @throws Failure 409 for the last factor while one is demanded
 */
export const removePasskey = command(
  (trx, { passkey, own }: { passkey: Pick<Passkey, 'id' | 'name'>; own: OwnFactors }, { now }) =>
    changeFactors(trx, own, now, async () => {
      const { userId } = own;
      await Passkey.query(trx).where({ id: passkey.id, user_id: userId }).delete();
      emit(trx, 'factor.removed', { user: { id: userId }, factor: 'passkey', name: passkey.name });
    }),
);
