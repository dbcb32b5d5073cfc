import type { Knex } from 'knex';
import { beforeEach, expect, it } from 'vitest';
import { Setting } from '../../../db/models/content.ts';
import { OutboxMail } from '../../../db/models/outboxMail.ts';
import { describeEachDatabase } from '../../../db/testing/databases.ts';
import { insertOrder } from '../../testing/testMails.ts';
import { enqueueOrderMail } from './mails.ts';
import { readTeamAddress } from './teamAddress.ts';

describeEachDatabase('the team’s address for new orders and messages', (open) => {
  let knex: Knex;

  beforeEach(async () => {
    ({ knex } = await open());
  });

  const OWN = 'boxes@example.com';
  const CONTACT = 'info@example.com';

  it.each([
    ['none without settings', {}, ''],
    ['none of empty ones', { team_email: [''], contact_email: ['', ''] }, ''],
    ['its own', { team_email: [OWN], contact_email: [CONTACT] }, OWN],
    ['else the contact’s', { team_email: [''], contact_email: [CONTACT] }, CONTACT],
    ['one that only a language has', { contact_email: ['', '', CONTACT] }, CONTACT],
    ['a value before those of languages', { contact_email: [CONTACT, OWN] }, CONTACT],
    ['none where it is off', { team_email: ['off'], contact_email: [CONTACT] }, ''],
    ['none where it is off in a language', { team_email: ['', 'off'], contact_email: [OWN] }, ''],
  ])('is %s, and new orders are mailed to the team accordingly', async (_case, texts, address) => {
    for (const [setting_key, [value, ...translated]] of Object.entries<string[]>(texts)) {
      const { id } = await Setting.query(knex).insert({
        setting_key,
        value,
        setting_group: 'contact',
      });
      for (const [at, setting_value] of translated.entries()) {
        const language = ['cs', 'en'][at];
        await knex('setting_translations').insert({
          setting_id: id,
          language,
          label: '',
          setting_value,
        });
      }
    }
    expect(await readTeamAddress(knex)).toBe(address);
    await enqueueOrderMail(knex, 'placed', [await insertOrder(knex)], new Date());
    const toTeam = await OutboxMail.query(knex).where({ kind: 'team_order' });
    expect(toTeam).toHaveLength(address === '' ? 0 : 1);
  });
});
