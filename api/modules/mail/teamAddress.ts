import type { Knex } from 'knex';
import { Setting } from '../../../db/models/content.ts';

const KEYS = ['team_email', 'contact_email'] as const;

/** SQL for whether there is one. The languages of a setting may have values of their own. */
export const HAS_TEAM_ADDRESS =
  'exists (select 1 from settings left join setting_translations on setting_id = settings.id ' +
  "where setting_key in ('team_email', 'contact_email') and settings.value || coalesce(setting_value, '') <> '') " +
  "and not exists (select 1 from settings where setting_key = 'team_email' and settings.value = 'off')";

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
