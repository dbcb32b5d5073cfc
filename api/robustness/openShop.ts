import type { Knex } from 'knex';
import { Setting } from '../../db/models/content.ts';
import { User } from '../../db/models/user.ts';
import { loadSecret } from '../modules/accounts/sessions/secret.ts';
import { createSessions } from '../modules/accounts/sessions/sessions.ts';
import { ADMIN } from '../testing/harness.ts';
import { stockShop } from '../testing/testShop.ts';

/** A shop that tells its team of orders, and an administrator whose token outlives its servers. */
export async function openShop(knex: Knex, dataDir: string) {
  const shop = await stockShop(knex);
  await Setting.query(knex).insert({
    setting_key: 'contact_email',
    value: 'team@example.com',
    setting_group: 'contact',
  });
  const user = await User.query(knex).insert({
    email: ADMIN.email,
    username: 'boss',
    role: 'owner',
    password_hash: 'x',
  });
  const secret = await loadSecret(dataDir, undefined);
  const { accessToken: token } = await createSessions({
    knex,
    secret,
    now: () => new Date(),
  }).open(user);
  return { shop, token };
}
