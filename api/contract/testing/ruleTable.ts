import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { toFieldErrors } from '../fieldErrors.ts';
import { type MessageKey, messageText } from '../messages/messages.ts';

type Row = [rule: string, input: object, path: string, en: string, cs: string];

/** Tests that each input is rejected with the given text, as the message and at its field. */
export function rules(
  name: string,
  schema: ZodType,
  rows: Row[],
  ruleOrder?: readonly MessageKey[],
) {
  describe(name, () => {
    it.each(rows)('%s', (_, input, path, en, cs) => {
      expect(answers(schema, input, path, ruleOrder)).toEqual({
        en: [en, en],
        cs: [cs, cs],
      });
    });
  });
}

function answers(schema: ZodType, input: object, path: string, ruleOrder?: readonly MessageKey[]) {
  const { error } = schema.safeParse(input);
  if (!error) throw new Error('accepted');
  const { first, errors } = toFieldErrors(error, ruleOrder);
  const said = [first, errors[path]];
  return {
    en: said.map((rule) => rule && messageText(rule.key, 'en', rule.params)),
    cs: said.map((rule) => rule && messageText(rule.key, 'cs', rule.params)),
  };
}

/** A record with some texts of one language replaced. */
export const withTexts = <T extends { translations: object }>(
  record: T,
  locale: 'en' | 'cs',
  texts: object,
) => ({
  ...record,
  translations: {
    ...record.translations,
    [locale]: { ...Reflect.get(record.translations, locale), ...texts },
  },
});

export const NAME = [
  'Name is required in both languages',
  'Název je povinný v obou jazycích',
] as const;
export const TITLE = [
  'Title is required in both languages',
  'Název je povinný v obou jazycích',
] as const;
export const MIN_0 = ['The number must be at least 0.', 'Číslo musí být alespoň 0.'] as const;
export const PRICE = [
  'Price is required and must be a number',
  'Cena je povinná a musí být číslo',
] as const;
export const URL_WRONG = [
  'Please enter a valid URL (https://…).',
  'Zadejte platnou adresu URL (https://…).',
] as const;
