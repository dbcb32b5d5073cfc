import { compactId, dicProblem, icoProblem } from './companyIds.ts';
import { accountProblem, toIban } from './iban.ts';
import type { MessageKey } from './messages/messages.ts';

interface SettingCheck {
  /** The value as it is stored, of a typed one without problems. */
  stored(typed: string): string;
  problemOf(typed: string): MessageKey | null;
}

const companyId = (problemOf: (id: string) => MessageKey | null): SettingCheck => ({
  stored: compactId,
  problemOf: (typed) => problemOf(compactId(typed)),
});

/** The seller's facts whose check digits or form reveal a typo before customers see it. */
const CHECKS = {
  bank_iban: {
    // An IBAN stays as it was written.
    stored: (typed) => (typed.includes('/') ? (toIban(typed) ?? typed) : typed),
    problemOf: accountProblem,
  },
  seller_ico: companyId(icoProblem),
  seller_dic: companyId(dicProblem),
} satisfies Record<string, SettingCheck>;

const isChecked = (key: string): key is keyof typeof CHECKS => Object.hasOwn(CHECKS, key);

/** What is wrong with the value of a setting; null for an empty one, and for settings that hold any text. */
export const settingProblem = (key: string, value: string): MessageKey | null =>
  isChecked(key) && value.trim() !== '' ? CHECKS[key].problemOf(value) : null;

/** The value of a setting as it is stored: a Czech account number as its IBAN, numbers without spaces. */
export const storedSetting = (key: string, value: string): string =>
  isChecked(key) && settingProblem(key, value) === null ? CHECKS[key].stored(value) : value;
