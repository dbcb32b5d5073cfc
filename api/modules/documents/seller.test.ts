import { expect, it } from 'vitest';
import { Setting } from '../../../db/models/content.ts';
import { saveTranslations } from '../../../db/models/translations.ts';
import { describeOnSqlite } from '../../../db/testing/databases.ts';
import { readSeller } from './seller.ts';

describeOnSqlite('readSeller', (open) => {
  it('takes a language’s own value, else the common one', async () => {
    const { knex } = await open();
    const set = async (setting_key: string, value: string, english: string) => {
      const row = { setting_key, setting_group: 'general', value, search: '' } as const;
      const { id } = await Setting.query(knex).insert(row);
      await saveTranslations(knex, Setting, id, { en: { setting_value: english }, cs: {} });
    };
    await set('seller_name', 'Rysi s.r.o.', '');
    await set('seller_address', 'Písek', 'Písek, Czech Republic');
    expect(await readSeller(knex, 'en')).toMatchObject({
      seller_name: 'Rysi s.r.o.',
      seller_address: 'Písek, Czech Republic',
      bank_iban: '',
    });
    expect(await readSeller(knex, 'cs')).toMatchObject({ seller_address: 'Písek' });
  });
});
