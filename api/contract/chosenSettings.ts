import { isLegalFact } from './legal/facts.ts';
import { THEME_CHOICES } from './theme.ts';

/** The settings whose value is one of a few; the first counts where none is chosen. */
export const SETTING_CHOICES = {
  ...THEME_CHOICES,
  vat_payer: ['off', 'on'],
  team_language: ['cs', 'en'],
} as const;

export const isChosenSetting = (key: string): key is keyof typeof SETTING_CHOICES =>
  Object.hasOwn(SETTING_CHOICES, key);

/** Settings that are the same in every language and chosen or a number. */
export const hasOneValue = (key: string): boolean =>
  key === 'theme_accent' || isChosenSetting(key) || isLegalFact(key);
