import type { Locale } from '../locales.ts';

const SEPARATOR = '||||';

/** Of a text's plural forms separated by `||||`, as in polyglot's syntax, the one for a number. */
export const formFor = (number: number, text: string, locale: Locale): string =>
  text.includes(SEPARATOR) ? pluralOf(number, text.split(SEPARATOR), locale).trim() : text;

/** Of the forms `rok`, `roky`, `let`, or `year`, `years`, the one for a number; the last for any other. */
export function pluralOf(number: number, forms: readonly string[], locale: Locale): string {
  const place = ORDER[locale].indexOf(rulesOf(locale).select(number));
  return forms[place] ?? forms.at(-1) ?? '';
}

const made = new Map<Locale, Intl.PluralRules>();

/** Made once, which takes longer than all of a page's plurals. */
function rulesOf(locale: Locale): Intl.PluralRules {
  const rules = made.get(locale) ?? new Intl.PluralRules(locale);
  made.set(locale, rules);
  return rules;
}

/** The order of a language's plural forms. */
const ORDER: Record<Locale, readonly Intl.LDMLPluralRule[]> = {
  cs: ['one', 'few'],
  en: ['one'],
};
