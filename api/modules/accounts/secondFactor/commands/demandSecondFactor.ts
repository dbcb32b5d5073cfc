import { SECOND_FACTOR_DEMANDED, writeMeta } from '../../../../../db/models/meta.ts';
import { command, emit } from '../../../../platform/commands.ts';
import { conflict } from '../../../../platform/failure.ts';
import { secondStepsOf } from '../secondFactor.ts';

interface DemandInput {
  isDemanded: boolean;
  /** The owner who asks. */
  userId: number;
}

/**
 * Demands a second factor of every account, or no longer.
 * @throws Failure 409 for an owner who demands it without one: they should know how it is set up
 */
export const demandSecondFactor = command(async (trx, { isDemanded, userId }: DemandInput) => {
  if (isDemanded && (await secondStepsOf(trx, userId)).length === 0) {
    throw conflict('secondFactor.ownFirst');
  }
  await writeMeta(trx, SECOND_FACTOR_DEMANDED, isDemanded ? 'yes' : 'no');
  emit(trx, 'secondFactor.demanded', { isDemanded });
});
