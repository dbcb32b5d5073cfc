import type { Knex } from 'knex';
import { acquireGlobalLock } from '../../db/locks.ts';
import { PaymentMethod, Setting, ShippingMethod } from '../../db/models/content.ts';
import { saveTranslations } from '../../db/models/translations.ts';
import type { PaymentKind, PointSource, ShippingKind } from '../contract/constants.ts';
import { KNOWN_SETTINGS } from '../contract/knownSettings.ts';
import type { Fields } from '../contract/loading.ts';
import type { Locale, PerLocale } from '../contract/locales.ts';
import { toHalere } from '../contract/money.ts';
import { fold } from '../contract/slug.ts';

/** Creates empty settings and default methods, unless settings or methods of either kind exist. */
export async function createDefaults(knex: Knex): Promise<void> {
  await knex.transaction(async (trx) => {
    await acquireGlobalLock(trx);
    for (const { tableName } of [Setting, ShippingMethod, PaymentMethod]) {
      if (await trx(tableName).first('id')) return;
    }
    for (const { key: setting_key, group: setting_group, label } of KNOWN_SETTINGS) {
      const search = searchText(setting_key, setting_group, ...Object.values(label));
      const row = { setting_key, setting_group, value: '', is_active: true, search };
      const { id } = await Setting.query(trx).insert(row);
      const texts = { en: { label: label.en }, cs: { label: label.cs } };
      await saveTranslations(trx, Setting, id, texts);
    }
    for (const [index, { name, price, ...fits }] of SHIPPING_METHODS.entries()) {
      const row = { price_halere: toHalere(price), ...fits, ...shared(name, index) };
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
/** Prices in crowns. */
const SHIPPING_METHODS: readonly {
  name: Names;
  price: number;
  kind: ShippingKind;
  product_categories?: string;
  points?: PointSource;
}[] = [
  { name: { en: 'Parcel to your door', cs: 'Balík do ruky' }, price: 129, kind: 'parcel' },
  // Offered once the team has imported the points of its carrier.
  { name: { en: 'Pick-up point', cs: 'Výdejní místo' }, price: 79, kind: 'parcel', points: 'list' },
  {
    name: { en: 'Personal collection', cs: 'Osobní odběr' },
    price: 0,
    kind: 'pickup',
    product_categories: 'merchandise',
  },
  { name: { en: 'Without shipping', cs: 'Bez dopravy' }, price: 0, kind: 'none' },
];

/** Without cards, which need a provider. */
const PAYMENT_METHODS: readonly { name: Names; kind: PaymentKind }[] = [
  { name: { en: 'Bank transfer', cs: 'Bankovní převod' }, kind: 'bank_transfer' },
  { name: { en: 'Cash on delivery', cs: 'Dobírka' }, kind: 'cash_on_delivery' },
];

interface NamedMethod {
  price_halere: number;
  translations?: { language: Locale; name: string }[];
}

/** Whether a shipping method is one of the defaults, by price and names. */
export const isNeutralMethod = ({ price_halere, translations = [] }: NamedMethod): boolean =>
  SHIPPING_METHODS.some(
    ({ name, price }) =>
      toHalere(price) === price_halere &&
      translations.every((texts) => texts.name === name[texts.language]),
  );

const METHODS: Readonly<Record<string, readonly { name: Names }[]>> = {
  'orders/shipping-methods': SHIPPING_METHODS,
  'orders/payment-methods': PAYMENT_METHODS,
};

/** The default input of a setting, or of the method at an index; null when it has no default. */
export function neutralInput(path: string, record: object, place: number): Fields | null {
  if (path !== 'settings') {
    const { name, ...facts } = METHODS[path]?.[place] ?? { name: null };
    return name && { ...facts, translations: texts(name), is_active: true };
  }
  const known = KNOWN_SETTINGS.find(({ key }) => key === Reflect.get(record, 'setting_key'));
  if (!known) return null;
  const { key: setting_key, group: setting_group, label } = known;
  const translations = { en: { label: label.en }, cs: { label: label.cs } };
  return { setting_key, setting_group, value: '', translations, is_active: true };
}

const searchText = (...texts: string[]) => fold(texts.join('\n'));
