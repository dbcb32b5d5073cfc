import type { Knex } from 'knex';
import { readMeta, SECOND_FACTOR_DEMANDED, writeMeta } from '../../../../db/models/meta.ts';
import { Authenticator, Passkey, RecoveryCode } from '../../../../db/models/secondFactor.ts';
import { User } from '../../../../db/models/user.ts';
import type { SecondFactor, SecondStepMethod } from '../../../contract/types.ts';
import type { Actor } from '../../../platform/commands.ts';
import { tellOfChange } from '../mails.ts';
import { noteSecurity } from '../securityLog.ts';
import { endSignIns } from '../sessions/signIns.ts';

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

export const demand = (knex: Knex, isDemanded: boolean): Promise<void> =>
  writeMeta(knex, SECOND_FACTOR_DEMANDED, isDemanded ? 'yes' : 'no');

/** Takes away all that an account has, as when a phone is lost, and ends its sign-ins. */
export async function removeSecondFactor(
  knex: Knex,
  userId: number,
  now: Date,
  sender?: Actor,
): Promise<void> {
  await knex.transaction(async (trx) => {
    const had = (await secondStepsOf(trx, userId)).length > 0;
    for (const { tableName } of [Authenticator, Passkey, RecoveryCode]) {
      await trx(tableName).where({ user_id: userId }).delete();
    }
    if (had) await tellOfChange(trx, userId, 'factor_removed', now, sender);
    await endSignIns(trx, userId, now);
    const facts = { of: (await User.query(trx).findById(userId))?.email ?? '' };
    await noteSecurity(trx, { ...sender, kind: 'factor_removed', facts, at: now });
  });
}
