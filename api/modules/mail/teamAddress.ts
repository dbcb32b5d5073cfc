import type { Knex } from 'knex';
import { Setting } from '../../../db/models/content.ts';

const KEYS = ['team_email', 'contact_email'] as const;

/** The team's address for new orders and messages; '' for none. */
export async function readTeamAddress(knex: Knex): Promise<string> {
  const settings = await Setting.query(knex)
    .whereIn('setting_key', KEYS)
    .withGraphFetched('translations');
  const [own = '', contact = ''] = KEYS.map((key) => {
    const setting = settings.find(({ setting_key }) => setting_key === key);
    const texts = (setting?.translations ?? []).map(({ setting_value }) => setting_value);
    return [setting?.value ?? '', ...texts].find(Boolean);
  });
  return own === 'off' ? '' : own || contact;
}
