import { KNOWN_SETTINGS } from '../../api/contract/knownSettings.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import team from '../../api/contract/messages/team.json' with { type: 'json' };
import type { Setting } from '../../api/contract/types.ts';
import { type ChosenFile, isChosenFile } from '../providers/formData.ts';

/** A setting as the form holds it: emptied inputs are null, a file is not stored yet. */
export interface EditedSetting
  extends Pick<Setting, 'setting_key' | 'setting_group' | 'is_active' | 'value_info'> {
  id?: number;
  version?: number;
  value: string | ChosenFile | null;
  translations: Record<'en' | 'cs', { label: string; setting_value: string | null }>;
}

export interface WebsiteValues {
  settings: EditedSetting[];
}

/** Every known setting as it is published; one without a record is empty. */
export const published = (records: readonly Setting[]): EditedSetting[] =>
  KNOWN_SETTINGS.map(
    ({ key, group, label }) =>
      records.find(({ setting_key }) => setting_key === key) ?? {
        setting_key: key,
        setting_group: group,
        is_active: true,
        value: '',
        value_info: null,
        translations: {
          en: { label: label.en, setting_value: '' },
          cs: { label: label.cs, setting_value: '' },
        },
      },
  );

/** What can be changed of a setting; of a chosen file only the file itself is always the same. */
const contentOf = ({ value, translations }: EditedSetting) => [
  isChosenFile(value) ? value.rawFile : (value ?? ''),
  ...LOCALES.map((locale) => translations[locale].setting_value ?? ''),
];

export function isChanged(edited: EditedSetting, other: EditedSetting): boolean {
  const parts = contentOf(other);
  return contentOf(edited).some((part, at) => part !== parts[at]);
}

/** A setting as it is sent: what is edited here is meant to be seen. */
export const written = ({ value_info: _, ...setting }: EditedSetting) => ({
  ...setting,
  is_active: true,
  value: setting.value ?? '',
  translations: {
    en: { ...setting.translations.en, setting_value: setting.translations.en.setting_value ?? '' },
    cs: { ...setting.translations.cs, setting_value: setting.translations.cs.setting_value ?? '' },
  },
});

/** What the site can show of changes before they are published: all but files that are not stored. */
export const draftOf = (changes: readonly EditedSetting[]) =>
  changes
    .map(written)
    .flatMap(({ id: _id, version: _version, value, ...setting }) =>
      isChosenFile(value) ? [] : [{ ...setting, value }],
    );

/** The site's own texts where a setting of another name takes their place. */
const DEFAULTS: Readonly<Record<string, string>> = {
  hero_title: 'hero.title',
  hero_description: 'hero.description',
};

/** What the site says in place of an empty setting; '' where it says nothing. */
export function defaultText(key: string, locale: 'en' | 'cs'): string {
  const texts: Readonly<Record<string, string>> = team[locale];
  return texts[DEFAULTS[key] ?? key] ?? '';
}

/** Settings beside the site's own sentences that read differently in each language. */
const IN_BOTH_LANGUAGES = ['contact_address', 'seller_address', 'blog_labels'];

/** Whether a setting has a text per language rather than one value. */
export const isTranslated = ({ setting_key: key, translations }: EditedSetting): boolean =>
  defaultText(key, 'en') !== '' ||
  IN_BOTH_LANGUAGES.includes(key) ||
  LOCALES.some((locale) => Boolean(translations[locale].setting_value));
