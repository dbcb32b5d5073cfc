import { expect, it } from 'vitest';
import { describeOnSqlite } from '../testing/databases.ts';
import { Setting } from './content.ts';
import { readSettingTexts } from './settingTexts.ts';

describeOnSqlite('texts of settings', (open) => {
  // Mails and documents read them here: an invoice has an address where the site shows one.
  it.each([
    ['both', { cs: 'Písek', en: 'Pisek' }, '', { cs: 'Písek', en: 'Pisek' }],
    ['Czech alone', { cs: 'Písek', en: '' }, '', { cs: 'Písek', en: 'Písek' }],
    ['English alone', { cs: '', en: 'Pisek' }, '', { cs: 'Pisek', en: 'Pisek' }],
    ['one and a common value', { cs: '', en: 'Pisek' }, 'P', { cs: 'P', en: 'Pisek' }],
    ['a common value alone', { cs: '', en: '' }, 'P', { cs: 'P', en: 'P' }],
    ['none', { cs: '', en: '' }, '', { cs: '', en: '' }],
  ])('are those of the other language where a team entered %s', async (_, texts, value, shown) => {
    const { knex } = await open();
    const translations = Object.entries(texts).map(([language, setting_value]) => ({
      language,
      setting_value,
    }));
    const setting = { setting_key: 'seller_address', setting_group: 'general', value };
    await Setting.query(knex).insertGraph({ ...setting, translations } as object);
    for (const locale of ['cs', 'en'] as const) {
      const { seller_address } = await readSettingTexts(knex, ['seller_address'], locale);
      expect(seller_address, locale).toBe(shown[locale]);
    }
  });
});
