import type { Knex } from 'knex';
import { Setting } from '../../db/models/content.ts';
import { User } from '../../db/models/user.ts';
import { createSessions, loadSecret } from '../modules/accounts/index.ts';
import { ADMIN } from '../testing/harness.ts';
import { testBus } from '../testing/testBus.ts';
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
    bus: testBus(knex),
    secret,
    now: () => new Date(),
  }).open(user);
  return { shop, token };
}
