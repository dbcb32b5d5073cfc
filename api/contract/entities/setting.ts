import { z } from 'zod';
import { settingProblem, storedSetting } from '../checkedSettings.ts';
import { isChosenSetting, SETTING_CHOICES } from '../chosenSettings.ts';
import { isHex } from '../colors.ts';
import { fileSetting, SETTING_GROUPS } from '../constants.ts';
import { isPrefix } from '../documents.ts';
import { choice, flag, line, picture, requiredLine, text, translations } from '../fields.ts';
import { isFactValue, isLegalFact, LEGAL_FACTS } from '../legal/facts.ts';
import { LOCALES, type Locale } from '../locales.ts';
import type { MessageKey } from '../messages/messages.ts';
import { recordOf } from '../recordOf.ts';
import { unfilledPlaceholders } from '../settingPlaceholders.ts';
import { pictureInfo } from './picture.ts';

const file = picture();
const PREFIXES = new Set(['invoice_prefix', 'credit_note_prefix']);

/** Input schema of a setting; the value of a file setting is a stored file or a URL. */
export const settingUpdate = z
  .object({
    setting_key: requiredLine('setting.key'),
    setting_group: choice(SETTING_GROUPS, 'general'),
    value: text(),
    translations: translations({ label: line(), setting_value: text() }),
    is_active: flag(true),
  })
  .refine(
    ({ setting_key, value }) => fileSetting(setting_key) === null || file.safeParse(value).success,
    {
      error: 'picture.wrong',
      path: ['value'],
    },
  )
  .refine(({ setting_key, value }) => setting_key !== 'theme_accent' || !value || isHex(value), {
    error: 'color.wrong',
    path: ['value'],
  })
  .refine(
    ({ setting_key: key, value }) =>
      !isChosenSetting(key) || !value || SETTING_CHOICES[key].some((name) => name === value),
    { error: 'choice.unknown', path: ['value'] },
  )
  .refine(({ setting_key: key, value }) => !PREFIXES.has(key) || isPrefix(value), {
    error: 'setting.prefix',
    path: ['value'],
  })
  .superRefine(({ setting_key: key, value }, ctx) => {
    if (!isLegalFact(key) || isFactValue(key, value)) return;
    const { min: minimum, max: maximum, usual } = LEGAL_FACTS[key];
    const params = { minimum, maximum, usual };
    ctx.addIssue({ code: 'custom', message: 'setting.fact', path: ['value'], params });
  })
  .superRefine(({ setting_key: key, value, translations }, ctx) => {
    const check = (text: string, ...path: string[]) => {
      const message = settingProblem(key, text);
      if (message) ctx.addIssue({ code: 'custom', message, path });
      const unfilled = unfilledPlaceholders(key, text);
      if (!unfilled) return;
      const params = { names: unfilled.unknown.join(', '), allowed: unfilled.allowed.join(', ') };
      const reason: MessageKey = params.allowed ? 'setting.placeholders' : 'setting.noPlaceholders';
      ctx.addIssue({ code: 'custom', message: reason, path, params });
    };
    check(value, 'value');
    for (const locale of LOCALES) {
      check(translations[locale].setting_value, 'translations', locale, 'setting_value');
    }
  })
  .overwrite((setting) => {
    const { setting_key: key, translations } = setting;
    const stored = (locale: Locale) => ({
      ...translations[locale],
      setting_value: storedSetting(key, translations[locale].setting_value),
    });
    return {
      ...setting,
      value: storedSetting(key, setting.value),
      translations: { en: stored('en'), cs: stored('cs') },
    };
  });

/** A setting as answered. Its text is `translations[lang].setting_value`, else `value`. */
export const setting = recordOf(settingUpdate).extend({ value_info: pictureInfo.nullable() });

export type Setting = z.infer<typeof setting>;

export const settingSchemas = { record: setting, update: settingUpdate };
