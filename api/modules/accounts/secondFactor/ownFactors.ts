import type { Knex } from 'knex';
import { RecoveryCode } from '../../../../db/models/secondFactor.ts';
import { User } from '../../../../db/models/user.ts';
import { passwordProof } from '../../../contract/entities/secondFactor.ts';
import { invalidField } from '../../../platform/failure.ts';
import type { Context, SignedInUser } from '../../../platform/http/context.ts';
import { personOf } from '../../../platform/http/principal.ts';
import { answer, failures } from '../../../platform/openapi/answers.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { passwordMatches } from '../sessions/password.ts';
import type { Attempt } from '../signIn/attempts.ts';
import type { OwnFactors } from './commands/changeFactors.ts';
import type { Passkeys } from './passkeys.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';

// What all changes of one's own factors share.

/** Who may: also who has to set a factor up before anything else. */
export const ownFactor = { needs: 'write profile', isEnrolment: true } as const;

/** The body: the password, once more. */
export const proof = requestBody('PasswordProof', passwordProof);

export const changed = {
  200: answer('The current factors of the account.', 'FactorChanged'),
  ...failures(429),
};

export interface OwnFactorsDeps {
  knex: Knex;
  attempt: Attempt;
  passkeys: Passkeys;
}

/**
 * The person signed in, once the password has been given again.
 * @throws Failure 422 for a wrong one; no 401, which would say that the sign-in has ended
 */
export async function passwordProven(
  { knex, attempt }: OwnFactorsDeps,
  ctx: Context,
  { password }: { password: string },
): Promise<SignedInUser> {
  const person = personOf(ctx);
  const user = await User.query(knex).findById(person.id);
  const isRight = await attempt(ctx, { email: person.email, user }, async () => {
    return (await passwordMatches(user?.password_hash, password)) || null;
  });
  if (!isRight) throw invalidField('password', 'login.passwordWrong');
  return person;
}

/** Whose factors a request changes, with new codes where the account has none or renews them. */
export async function ownFactorsOf(
  { knex, passkeys }: OwnFactorsDeps,
  ctx: Context,
  renewsCodes = false,
): Promise<OwnFactors> {
  const { id: userId, sessionId } = personOf(ctx);
  const left = await RecoveryCode.query(knex).where({ user_id: userId }).resultSize();
  const newCodes = renewsCodes || left === 0 ? await makeRecoveryCodes(userId) : null;
  return { userId, sessionId, canHavePasskeys: passkeys.isPossible, newCodes };
}
