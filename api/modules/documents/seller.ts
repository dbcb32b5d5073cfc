import type { Knex } from 'knex';
import { readSettingTexts } from '../../../db/models/settingTexts.ts';
import { DOCUMENT_KEYS, SELLER_KEYS, type Seller } from '../../contract/documents.ts';
import type { Locale } from '../../contract/locales.ts';

/** The seller and the team by their settings, each in the language or common to all. */
export const readSeller = (knex: Knex, locale: Locale): Promise<Seller> =>
  readSettingTexts(knex, [...SELLER_KEYS, ...DOCUMENT_KEYS], locale);
