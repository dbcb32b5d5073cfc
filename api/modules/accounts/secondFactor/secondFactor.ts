import type { Knex } from 'knex';
import { readMeta, SECOND_FACTOR_DEMANDED } from '../../../../db/models/meta.ts';
import { Authenticator, Passkey, RecoveryCode } from '../../../../db/models/secondFactor.ts';
import type { SecondFactor, SecondStepMethod } from '../../../contract/types.ts';

/** How an account can finish its sign-in; empty: the password is enough. */
export async function secondStepsOf(knex: Knex, userId: number): Promise<SecondStepMethod[]> {
  const own = (table: string) => knex(table).where({ user_id: userId });
  const [row] = await knex.select({
    app: own('authenticators').whereNotNull('secret').count(),
    passkeys: own('passkeys').count(),
    codes: own('recovery_codes').count(),
  });
  const [hasApp, hasPasskey] = [Number(row.app) > 0, Number(row.passkeys) > 0];
  if (!hasApp && !hasPasskey) return [];
  return [
    ...(hasApp ? (['code'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(Number(row.codes) > 0 ? (['recovery'] as const) : []),
  ];
}

/** What an account has, as its owner sees it. */
export async function presentSecondFactor(
  knex: Knex,
  userId: number,
  can_have_passkeys: boolean,
): Promise<SecondFactor> {
  const [app, passkeys, recovery_codes, is_demanded] = await Promise.all([
    Authenticator.query(knex).findById(userId),
    Passkey.query(knex).where({ user_id: userId }).orderBy('id'),
    RecoveryCode.query(knex).where({ user_id: userId }).resultSize(),
    isDemanded(knex),
  ]);
  return {
    has_app: Boolean(app?.secret),
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at,
      last_used_at,
    })),
    recovery_codes,
    is_demanded,
    can_have_passkeys,
  };
}

/** Whether every account needs a second factor; those without set one up after their next sign-in. */
export const isDemanded = async (knex: Knex): Promise<boolean> =>
  (await readMeta(knex, SECOND_FACTOR_DEMANDED)) === 'yes';
