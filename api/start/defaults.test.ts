import { expect, it } from 'vitest';
import { PaymentMethod, Setting, ShippingMethod } from '../../db/models/content.ts';
import { describeEachDatabase } from '../../db/testing/databases.ts';
import { FILE_SETTINGS } from '../contract/constants.ts';
import { createDefaults } from './defaults.ts';

describeEachDatabase('defaults of an empty database', (open) => {
  it('are the known settings and the shipping and payment methods, in both languages', async () => {
    const { knex } = await open();
    await createDefaults(knex);
    const settings = await Setting.query(knex).withGraphFetched('translations');
    const keys = settings.map(({ setting_key }) => setting_key);
    expect(keys).toEqual(
      expect.arrayContaining([
        ...Object.keys(FILE_SETTINGS),
        'hero_title',
        'bank_iban',
        'about.title',
      ]),
    );
    expect(settings.every(({ value }) => value === '')).toBe(true);
    const labels = settings.flatMap(({ translations = [] }) =>
      translations.map(({ label }) => label),
    );
    expect(labels).toHaveLength(2 * keys.length);
    expect(labels).not.toContain('');
    const payments = await PaymentMethod.query(knex).withGraphFetched('translations').orderBy('id');
    expect(
      payments.map(({ kind, translations = [] }) => [
        kind,
        translations.find(({ language }) => language === 'en')?.name,
        translations.find(({ language }) => language === 'cs')?.name,
      ]),
    ).toEqual([
      ['bank_transfer', 'Bank transfer', 'Bankovní převod'],
      ['cash_on_delivery', 'Cash on delivery', 'Dobírka'],
    ]);
    const shipping = await ShippingMethod.query(knex).orderBy('id');
    expect(shipping.map(({ price_halere, kind }) => [price_halere, kind])).toEqual([
      [12_900, 'parcel'],
      [7_900, 'parcel'],
      [0, 'pickup'],
      [0, 'none'],
    ]);
    expect(await Setting.query(knex).where('search', 'like', '%napis%').resultSize()).toBe(0);
    expect(
      await Setting.query(knex).where('search', 'like', '%nadpis%').resultSize(),
    ).toBeGreaterThan(1);
  });

  it('write nothing when records exist', async () => {
    const { knex } = await open();
    await createDefaults(knex);
    await Setting.query(knex).findOne({ setting_key: 'bank_bic' }).patch({ value: 'RYSICZPP' });
    await ShippingMethod.query(knex).delete();
    await createDefaults(knex);
    expect(await ShippingMethod.query(knex).resultSize()).toBe(0);
    expect((await Setting.query(knex).findOne({ setting_key: 'bank_bic' }))?.value).toBe(
      'RYSICZPP',
    );
  });
});
