import type { Knex } from 'knex';

/** SQL for a setting's text: its value, else that of the first language that has one. */
const textOf = (key: string) =>
  "coalesce((select coalesce(nullif(value, ''), (select setting_value from setting_translations " +
  "where setting_id = settings.id and setting_value <> '' order by language limit 1)) " +
  `from settings where setting_key = '${key}'), '')`;

/** SQL for the team's address for new orders and messages; '' for none. */
export const TEAM_ADDRESS =
  "(select case own when 'off' then '' when '' then contact else own end " +
  `from (select ${textOf('team_email')} as own, ${textOf('contact_email')} as contact) as addresses)`;

/** The same, read alone. */
export async function readTeamAddress(knex: Knex): Promise<string> {
  const { address } = await knex.first<{ address: string }>(knex.raw(`${TEAM_ADDRESS} as address`));
  return address;
}
