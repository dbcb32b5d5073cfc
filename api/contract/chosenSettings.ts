import { isLegalFact } from './legal/facts.ts';
import { THEME_CHOICES } from './theme.ts';

/** Settings with a fixed list of values; the first one is the default. */
export const SETTING_CHOICES = {
  ...THEME_CHOICES,
  vat_payer: ['off', 'on'],
  team_language: ['cs', 'en'],
} as const;

/** Whether a setting is chosen from `SETTING_CHOICES`. */
export const isChosenSetting = (key: string): key is keyof typeof SETTING_CHOICES =>
  Object.hasOwn(SETTING_CHOICES, key);

/** Whether a setting has one value for all languages: a colour, a choice or a number. */
export const isLanguageNeutral = (key: string): boolean =>
  key === 'theme_accent' || isChosenSetting(key) || isLegalFact(key);
