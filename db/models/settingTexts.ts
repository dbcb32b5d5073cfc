import type { Knex } from 'knex';
import type { Locale } from '../../api/contract/locales.ts';
import { Setting } from './content.ts';

/** Settings in one language, else their common value, else in the other language; '' where one isn't set. */
export async function readSettingTexts<Key extends string>(
  knex: Knex,
  keys: readonly Key[],
  locale: Locale,
): Promise<Record<Key, string>> {
  const settings = await Setting.query(knex)
    .whereIn('setting_key', keys)
    .withGraphFetched('translations');
  const read = (key: Key) => {
    const setting = settings.find(({ setting_key }) => setting_key === key);
    const texts = setting?.translations ?? [];
    const own = texts.find(({ language }) => language === locale)?.setting_value;
    const other = texts.find(({ language }) => language !== locale)?.setting_value;
    return [key, own || setting?.value || other || ''] as const;
  };
  return Object.fromEntries(keys.map(read)) as Record<Key, string>;
}
