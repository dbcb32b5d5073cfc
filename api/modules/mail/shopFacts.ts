import type { Knex } from 'knex';
import { readSettingTexts } from '../../../db/models/settingTexts.ts';
import { isSectionShown, SECTIONS_SETTING } from '../../contract/homeSections.ts';
import { legalNumbers } from '../../contract/legal/facts.ts';
import type { Locale } from '../../contract/locales.ts';
import { OPENING_HOURS_KEYS, openingHours } from '../../contract/openingHours.ts';
import type { Labelled } from './letter.ts';

/** When orders arrive and where they are collected, as mails say it. */
export interface ShopFacts {
  /** Working days until delivery. */
  delivery: { from: number; to: number };
  /** Where the team is found; '' while it has not said so. */
  place: string;
  hours: readonly Labelled[];
  /** Whether the home page shows the contact form. */
  hasForm: boolean;
}

const KEYS = [
  'delivery_days_from',
  'delivery_days_to',
  'contact_address',
  SECTIONS_SETTING,
  ...OPENING_HOURS_KEYS,
] as const;

export async function readShopFacts(knex: Knex, locale: Locale): Promise<ShopFacts> {
  const settings = await readSettingTexts(knex, KEYS, locale);
  const { deliveryFrom: from, deliveryTo: to } = legalNumbers(
    (key) => Reflect.get(settings, key) ?? '',
  );
  return {
    delivery: { from, to },
    place: settings.contact_address,
    hours: openingHours((key) => settings[key]),
    hasForm: isSectionShown(settings[SECTIONS_SETTING], 'contact'),
  };
}
