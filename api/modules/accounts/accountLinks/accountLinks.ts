import type { Knex } from 'knex';
import { AccountLink, User } from '../../../../db/models/user.ts';
import { ACCOUNT_LINK_HOURS } from '../../../contract/constants.ts';
import { HOUR_MS } from '../../../contract/durations.ts';
import { digestOf, isSecret, newSecret } from '../../../platform/secrets.ts';

type Kind = AccountLink['kind'];

/** Makes a link that sets a password; to be called when its mail is sent, for nothing else keeps it. */
export async function mintAccountLink(
  knex: Knex,
  userId: number,
  kind: Kind,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  const expires = new Date(now.getTime() + ACCOUNT_LINK_HOURS[kind] * HOUR_MS);
  const row = {
    digest: digestOf(secret),
    user_id: userId,
    kind,
    expires_at: expires.toISOString(),
  };
  await AccountLink.query(knex).insert(row);
  return secret;
}

/** What a secret opens; null for a wrong, used or expired one, and where the account is disabled. */
export async function findAccountLink(
  knex: Knex,
  secret: string,
  now: Date,
): Promise<{ link: AccountLink; user: User } | null> {
  if (!isSecret(secret)) return null;
  const link = await AccountLink.query(knex)
    .findById(digestOf(secret))
    .where('expires_at', '>', now.toISOString());
  const user = link && (await User.query(knex).findById(link.user_id).whereNull('disabled_at'));
  return link && user ? { link, user } : null;
}
