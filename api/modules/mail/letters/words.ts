import { fillIn } from '../../../contract/fillIn.ts';
import type { Locale } from '../../../contract/locales.ts';
import mails from '../../../contract/messages/mails.json' with { type: 'json' };
import { noBreaks, withNoBreaks } from '../../../contract/noBreaks.ts';

export const MAIL_WORDS = { en: mails.en, cs: withNoBreaks(mails.cs, true) };

/** A sentence on what happens next, or what somebody has to do. */
export type Step = keyof (typeof MAIL_WORDS)['en']['next'];

type Values = Readonly<Record<string, string | number>>;

/** The text with its values; of plural forms parted by `||||` the one for `count`. */
export function mailText(text: string, locale: Locale, values: Values): string {
  const forms = text.split(/\s*\|\|\|\|\s*/);
  const rule = new Intl.PluralRules(locale).select(Number(values.count ?? 1));
  const chosen = forms[rule === 'one' ? 0 : rule === 'few' ? 1 : forms.length - 1] ?? text;
  const filled = fillIn(chosen, values);
  return locale === 'cs' ? noBreaks(filled) : filled;
}
