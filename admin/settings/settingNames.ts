import { isChosenSetting, isLanguageNeutral } from '../../api/contract/chosenSettings.ts';
import { fileSetting } from '../../api/contract/constants.ts';
import { SECTIONS_SETTING } from '../../api/contract/homeSections.ts';
import { KNOWN_SETTINGS } from '../../api/contract/knownSettings.ts';
import { isLegalFact, LEGAL_FACTS } from '../../api/contract/legal/facts.ts';
import { LOCALES, localized } from '../../api/contract/locales.ts';
import team from '../../api/contract/messages/team.json' with { type: 'json' };
import { currentLanguage } from '../providers/language.ts';

type Texts = Partial<Record<'en' | 'cs', { label?: string | null; setting_value?: string | null }>>;

/** What of a setting decides how it is named and edited. */
export interface NamedSetting {
  setting_key: string;
  translations?: Texts | undefined;
}

const knownAt = (key: string) => KNOWN_SETTINGS.find((known) => known.key === key);

export const isKnownSetting = (key: string): boolean => knownAt(key) !== undefined;

/** A setting's name, the same wherever it is shown: its label, else the product's name for it. */
export function nameOf({ setting_key: key, translations }: NamedSetting): string {
  const locale = currentLanguage();
  const own = translations?.[locale]?.label?.trim();
  return own || knownAt(key)?.label[locale] || localized(translations, 'label', locale) || key;
}

/** A line of help for a known setting; '' for others. */
export function helpOf(key: string): string {
  const line = knownAt(key)?.help[currentLanguage()] ?? '';
  if (!isLegalFact(key)) return line;
  const { usual, min, max } = LEGAL_FACTS[key];
  return Object.entries({ usual, min, max }).reduce(
    (text, [name, number]) => text.replaceAll(`%{${name}}`, String(number)),
    line,
  );
}

export type SettingKind =
  | 'sections'
  | 'color'
  | 'account'
  | 'choice'
  | 'picture'
  | 'video'
  | 'number'
  | 'text';

/** The kind of a setting's common value. */
export function kindOf(key: string): SettingKind {
  if (key === SECTIONS_SETTING) return 'sections';
  if (key === 'theme_accent') return 'color';
  if (key === 'bank_iban') return 'account';
  if (isChosenSetting(key)) return 'choice';
  return fileSetting(key) ?? (isLegalFact(key) ? 'number' : 'text');
}

/** Whether a setting has one value for all languages, so that none of them has its own. */
export const isCommonOnly = (key: string): boolean =>
  isLanguageNeutral(key) || kindOf(key) === 'sections';

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

/** Settings translated per language that have no default text. */
const IN_BOTH_LANGUAGES = ['contact_address', 'seller_address', 'blog_labels'];

/** Whether a setting has a text per language rather than a common value. */
export const isTranslated = ({ setting_key: key, translations }: NamedSetting): boolean =>
  Object.hasOwn(team.en, DEFAULTS[key] ?? key) ||
  IN_BOTH_LANGUAGES.includes(key) ||
  LOCALES.some((locale) => Boolean(translations?.[locale]?.setting_value));
