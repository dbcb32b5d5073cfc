import type { Knex } from 'knex';
import { oldestRunning, RefreshToken, Session, User } from '../../../../db/models/user.ts';
import type { Locale } from '../../../contract/locales.ts';
import { messageText } from '../../../contract/messages/messages.ts';
import type { SignIn } from '../../../contract/types.ts';
import { deviceOf } from './deviceOf.ts';

/** A person's sign-ins that can still be used, the one used last first. */
export async function listSignIns(
  knex: Knex,
  userId: number,
  now: Date,
  { locale, current }: { locale: Locale; current: string | undefined },
): Promise<SignIn[]> {
  const renewable = RefreshToken.query(knex)
    .whereColumn('refresh_tokens.session_id', 'sessions.id')
    .where('expires_at', '>', now.toISOString());
  const sessions = await Session.query(knex)
    .where({ user_id: userId })
    .modify('running', oldestRunning(now))
    .whereExists(renewable);
  return sessions
    .map(({ id, user_agent, address, created_at, last_used_at }) => ({
      id,
      device: deviceInWords(user_agent, locale),
      address,
      created_at,
      last_used_at: last_used_at ?? created_at,
      is_current: id === current,
    }))
    .sort((a, b) => b.last_used_at.localeCompare(a.last_used_at));
}

/** The browser and the system that a User-Agent claims. */
export function deviceInWords(userAgent: string, locale: Locale): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return messageText('device.both', locale, { browser, system });
  return browser ?? system ?? messageText('device.unknown', locale);
}

/**
 * Ends a person's sign-ins, at once and everywhere; returns how many. One that is being opened is waited
 * for, and ended, too. Locks the account: what else of it is written in the transaction is written after.
 */
export async function endSignIns(
  trx: Knex.Transaction,
  userId: number,
  now: Date,
  { only, keep }: { only?: string; keep?: string } = {},
): Promise<number> {
  await User.query(trx).findById(userId).forUpdate();
  const ending = Session.query(trx)
    .where({ user_id: userId })
    .whereNull('ended_at')
    .patch({ ended_at: now.toISOString() });
  if (only !== undefined) ending.where({ id: only });
  if (keep !== undefined) ending.whereNot({ id: keep });
  return ending.then(Number);
}
