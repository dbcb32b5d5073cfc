import type { Knex } from 'knex';
import { PaymentMethod } from '../../db/models/paymentMethod.ts';
import { Setting } from '../../db/models/setting.ts';
import { ShippingMethod } from '../../db/models/shippingMethod.ts';
import { saveTranslations } from '../../db/models/translations.ts';
import { takeTurns } from '../../db/turns.ts';
import type { PaymentKind, SettingGroup } from '../contract/constants.ts';
import { LABELS_SETTING } from '../contract/labelNames.ts';
import { LOCALES, type PerLocale } from '../contract/locales.ts';
import { toHalere } from '../contract/money.ts';
import { fold } from '../contract/slug.ts';

/**
 * Gives an empty database what a site without demo content needs: the known settings, still without
 * values, and ways to send and to pay (decisions, One process). Where one of the three has records
 * already, nothing at all is written.
 */
export async function createDefaults(knex: Knex): Promise<void> {
  await knex.transaction(async (trx) => {
    await takeTurns(trx);
    for (const { tableName } of [Setting, ShippingMethod, PaymentMethod]) {
      if (await trx(tableName).first('id')) return;
    }
    for (const setting of SETTINGS) await createSetting(trx, setting);
    for (const [index, method] of SHIPPING_METHODS.entries()) {
      await createShippingMethod(trx, method, index + 1);
    }
    for (const [index, method] of PAYMENT_METHODS.entries()) {
      await createPaymentMethod(trx, method, index + 1);
    }
  });
}

type Names = PerLocale<string>;
type DefaultSetting = readonly [key: string, group: SettingGroup, label: Names];

/** Keys of back-office §3 and of decisions, Content. */
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

interface DefaultShipping {
  name: Names;
  /** In crowns. */
  price: number;
}

const SHIPPING_METHODS: readonly DefaultShipping[] = [
  { name: { en: 'Parcel to your door', cs: 'Balík do ruky' }, price: 129 },
  { name: { en: 'Pick-up point', cs: 'Výdejní místo' }, price: 79 },
  { name: { en: 'Personal collection', cs: 'Osobní odběr' }, price: 0 },
];

interface DefaultPayment {
  name: Names;
  kind: PaymentKind;
}

/** No card: there is no provider that would take the payment. */
const PAYMENT_METHODS: readonly DefaultPayment[] = [
  { name: { en: 'Bank transfer', cs: 'Bankovní převod' }, kind: 'bank_transfer' },
  { name: { en: 'Cash on delivery', cs: 'Dobírka' }, kind: 'cash_on_delivery' },
];

async function createSetting(
  trx: Knex.Transaction,
  [setting_key, setting_group, label]: DefaultSetting,
): Promise<void> {
  const search = searchText(setting_key, setting_group, ...Object.values(label));
  const { id } = await Setting.query(trx).insert({
    ...{ setting_key, setting_group, value: '', is_active: true, search },
  });
  const texts = (locale: keyof Names) => ({ label: label[locale], setting_value: '' });
  await saveTranslations(trx, Setting, id, { en: texts('en'), cs: texts('cs') });
}

async function createShippingMethod(
  trx: Knex.Transaction,
  { name, price }: DefaultShipping,
  display_order: number,
): Promise<void> {
  const search = searchText(...Object.values(name));
  const { id } = await ShippingMethod.query(trx).insert({
    ...{ price_halere: toHalere(price), display_order, is_active: true, search },
  });
  await saveTranslations(trx, ShippingMethod, id, namesOf(name));
}

async function createPaymentMethod(
  trx: Knex.Transaction,
  { name, kind }: DefaultPayment,
  display_order: number,
): Promise<void> {
  const search = searchText(...Object.values(name));
  const { id } = await PaymentMethod.query(trx).insert({
    ...{ kind, display_order, is_active: true, search },
  });
  await saveTranslations(trx, PaymentMethod, id, namesOf(name));
}

const searchText = (...texts: string[]) => fold(texts.join('\n'));

const namesOf = (name: Names): Partial<PerLocale<{ name: string }>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, { name: name[locale] }]));
