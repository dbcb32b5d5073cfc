import type { Knex } from 'knex';
import { PaymentMethod, Setting, ShippingMethod } from '../../db/models/content.ts';
import { saveTranslations } from '../../db/models/translations.ts';
import { takeTurns } from '../../db/turns.ts';
import type { PaymentKind, SettingGroup } from '../contract/constants.ts';
import { LABELS_SETTING } from '../contract/labelNames.ts';
import type { PerLocale } from '../contract/locales.ts';
import { toHalere } from '../contract/money.ts';
import { fold } from '../contract/slug.ts';

/** The known settings without values, and methods; nothing where one of the three has records. */
export async function createDefaults(knex: Knex): Promise<void> {
  await knex.transaction(async (trx) => {
    await takeTurns(trx);
    for (const { tableName } of [Setting, ShippingMethod, PaymentMethod]) {
      if (await trx(tableName).first('id')) return;
    }
    for (const [setting_key, setting_group, label] of SETTINGS) {
      const search = searchText(setting_key, setting_group, ...Object.values(label));
      const row = { setting_key, setting_group, value: '', is_active: true, search };
      const { id } = await Setting.query(trx).insert(row);
      const texts = { en: { label: label.en }, cs: { label: label.cs } };
      await saveTranslations(trx, Setting, id, texts);
    }
    for (const [index, { name, price }] of SHIPPING_METHODS.entries()) {
      const row = { price_halere: toHalere(price), ...shared(name, index) };
      const { id } = await ShippingMethod.query(trx).insert(row);
      await saveTranslations(trx, ShippingMethod, id, texts(name));
    }
    for (const [index, { name, kind }] of PAYMENT_METHODS.entries()) {
      const { id } = await PaymentMethod.query(trx).insert({ kind, ...shared(name, index) });
      await saveTranslations(trx, PaymentMethod, id, texts(name));
    }
  });
}

const shared = (name: Names, index: number) => ({
  display_order: index + 1,
  is_active: true,
  search: searchText(...Object.values(name)),
});
const texts = (name: Names) => ({ en: { name: name.en }, cs: { name: name.cs } });

type Names = PerLocale<string>;
type DefaultSetting = readonly [key: string, group: SettingGroup, label: Names];

/** The settings that the site and the invoices read. */
const SETTINGS: readonly DefaultSetting[] = [
  ['hero_title', 'general', { en: 'Hero title', cs: 'Nadpis úvodu' }],
  ['hero_description', 'general', { en: 'Hero description', cs: 'Popis úvodu' }],
  ['hero_video_path', 'appearance', { en: 'Hero video', cs: 'Video v úvodu' }],
  ['hero_image', 'appearance', { en: 'Hero poster', cs: 'Plakát videa v úvodu' }],
  ['og_image', 'seo', { en: 'Sharing picture', cs: 'Obrázek pro sdílení' }],
  ['instagram_url', 'social', { en: 'Instagram', cs: 'Instagram' }],
  ['facebook_url', 'social', { en: 'Facebook', cs: 'Facebook' }],
  ['youtube_url', 'social', { en: 'YouTube', cs: 'YouTube' }],
  ['tiktok_url', 'social', { en: 'TikTok', cs: 'TikTok' }],
  ['contact_address', 'contact', { en: 'Address', cs: 'Adresa' }],
  ['contact_phone', 'contact', { en: 'Phone', cs: 'Telefon' }],
  ['contact_email', 'contact', { en: 'E-mail', cs: 'E-mail' }],
  [
    LABELS_SETTING,
    'general',
    { en: 'Blog: names of categories and tags', cs: 'Blog: názvy rubrik a štítků' },
  ],
  ['service_url', 'general', { en: 'Service website', cs: 'Web servisu' }],
  ['seller_name', 'general', { en: 'Seller: name', cs: 'Prodávající: název' }],
  ['seller_address', 'general', { en: 'Seller: address', cs: 'Prodávající: adresa' }],
  ['seller_ico', 'general', { en: 'Seller: company number (IČO)', cs: 'Prodávající: IČO' }],
  ['seller_dic', 'general', { en: 'Seller: VAT number (DIČ)', cs: 'Prodávající: DIČ' }],
  ['bank_iban', 'general', { en: 'Bank account (IBAN)', cs: 'Bankovní účet (IBAN)' }],
  ['bank_bic', 'general', { en: 'Bank code (BIC)', cs: 'Kód banky (BIC)' }],
];

/** Prices in crowns. */
const SHIPPING_METHODS: readonly { name: Names; price: number }[] = [
  { name: { en: 'Parcel to your door', cs: 'Balík do ruky' }, price: 129 },
  { name: { en: 'Pick-up point', cs: 'Výdejní místo' }, price: 79 },
  { name: { en: 'Personal collection', cs: 'Osobní odběr' }, price: 0 },
];

/** No card: no provider takes card payments. */
const PAYMENT_METHODS: readonly { name: Names; kind: PaymentKind }[] = [
  { name: { en: 'Bank transfer', cs: 'Bankovní převod' }, kind: 'bank_transfer' },
  { name: { en: 'Cash on delivery', cs: 'Dobírka' }, kind: 'cash_on_delivery' },
];

const searchText = (...texts: string[]) => fold(texts.join('\n'));
