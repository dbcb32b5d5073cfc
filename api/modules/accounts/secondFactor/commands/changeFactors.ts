import type { Knex } from 'knex';
import { RecoveryCode } from '../../../../../db/models/secondFactor.ts';
import { Session, User } from '../../../../../db/models/user.ts';
import type { FactorChanged } from '../../../../contract/types.ts';
import { conflict } from '../../../../platform/failure.ts';
import { endSignIns } from '../../sessions/signIns.ts';
import { type NewCodes, storeRecoveryCodes } from '../recoveryCodes.ts';
import { presentSecondFactor } from '../secondFactor.ts';

/** Whose factors are changed, and by which of the account's sign-ins, which goes on. */
export interface OwnFactors {
  userId: number;
  sessionId: string;
  /** Whether browsers keep passkeys for the site's address. */
  canHavePasskeys: boolean;
  /** Codes that were made for an account without any, or in place of the old ones. */
  newCodes: NewCodes | null;
  /** Whether new codes replace old ones. */
  renewsCodes?: boolean;
}

/**
 * Changes a factor, ends the account's other sign-ins and stores recovery codes with its first factor.
 * Others of the account wait, and see what has changed: a sign-in that begins meanwhile, and a second
 * change at the same time.
 * @param change throws where there is nothing to change
 * @throws Failure 409 for the last factor while one is demanded
 */
export async function changeFactors(
  trx: Knex.Transaction,
  { userId, sessionId, canHavePasskeys, newCodes, renewsCodes = false }: OwnFactors,
  now: Date,
  change: () => Promise<void>,
): Promise<FactorChanged> {
  await User.query(trx).findById(userId).forUpdate();
  await change();
  await endSignIns(trx, userId, now, { keep: sessionId });
  const state = await presentSecondFactor(trx, userId, canHavePasskeys);
  if (!state.has_app && state.passkeys.length === 0) {
    if (state.is_demanded) throw conflict('secondFactor.lastDemanded');
    await RecoveryCode.query(trx).where({ user_id: userId }).delete();
    return { ...state, recovery_codes: 0, new_codes: [] };
  }
  await Session.query(trx).findById(sessionId).patch({ must_enrol: false });
  if (newCodes === null || !(renewsCodes || state.recovery_codes === 0)) {
    return { ...state, new_codes: [] };
  }
  await storeRecoveryCodes(trx, userId, newCodes);
  return { ...state, recovery_codes: newCodes.codes.length, new_codes: newCodes.codes };
}
