import type { Knex } from 'knex';
import { readSettingTexts } from '../../../../db/models/settingTexts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { siteNameOf } from '../../../contract/siteNames.ts';

/** The site's name in authenticator apps and for passkeys; without a setting the host's. */
export async function readSiteName(knex: Knex, locale: Locale, publicUrl: string): Promise<string> {
  const settings = await readSettingTexts(knex, ['site.name', 'seller_name'], locale);
  return siteNameOf(settings, new URL(publicUrl).hostname);
}
