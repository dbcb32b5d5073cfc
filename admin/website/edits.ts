import { KNOWN_SETTINGS } from '../../api/contract/knownSettings.ts';
import { LOCALES } from '../../api/contract/locales.ts';
import team from '../../api/contract/messages/team.json' with { type: 'json' };
import type { Setting } from '../../api/contract/types.ts';
import { type ChosenFile, isChosenFile } from '../providers/formData.ts';

/** A setting in the form: cleared inputs are null, a chosen file is not stored yet. */
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

/** All known settings as published; one without a record is empty. */
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

/** The editable content of a setting; chosen files are compared by their File object. */
const contentOf = ({ value, translations }: EditedSetting) => [
  isChosenFile(value) ? value.rawFile : (value ?? ''),
  ...LOCALES.map((locale) => translations[locale].setting_value ?? ''),
];

export function isChanged(edited: EditedSetting, other: EditedSetting): boolean {
  const parts = contentOf(other);
  return contentOf(edited).some((part, at) => part !== parts[at]);
}

/** A setting as sent to the API; editing it here activates it. */
export const written = ({ value_info: _, ...setting }: EditedSetting) => ({
  ...setting,
  is_active: true,
  value: setting.value ?? '',
  translations: {
    en: { ...setting.translations.en, setting_value: setting.translations.en.setting_value ?? '' },
    cs: { ...setting.translations.cs, setting_value: setting.translations.cs.setting_value ?? '' },
  },
});

/** The changes that a preview can show before publishing: all but files not stored yet. */
export const draftOf = (changes: readonly EditedSetting[]) =>
  changes
    .map(written)
    .flatMap(({ id: _id, version: _version, value, ...setting }) =>
      isChosenFile(value) ? [] : [{ ...setting, value }],
    );

/** The site's default texts for settings whose key differs from the text's. */
const DEFAULTS: Readonly<Record<string, string>> = {
  hero_title: 'hero.title',
  hero_description: 'hero.description',
};

/** The site's default for an empty setting; '' when there is none. */
export function defaultText(key: string, locale: 'en' | 'cs'): string {
  const texts: Readonly<Record<string, string>> = team[locale];
  return texts[DEFAULTS[key] ?? key] ?? '';
}

/** Settings translated per language that are no texts of the site. */
const IN_BOTH_LANGUAGES = ['contact_address', 'seller_address', 'blog_labels'];

/** Whether a setting has a text per language rather than a common value. */
export const isTranslated = ({ setting_key: key, translations }: EditedSetting): boolean =>
  Object.hasOwn(team.en, DEFAULTS[key] ?? key) ||
  IN_BOTH_LANGUAGES.includes(key) ||
  LOCALES.some((locale) => Boolean(translations[locale].setting_value));
