import { fillIn } from '../../../contract/fillIn.ts';
import type { Locale } from '../../../contract/locales.ts';
import mails from '../../../contract/messages/mails.json' with { type: 'json' };
import { formFor } from '../../../contract/messages/plurals.ts';
import { noBreaks, withNoBreaks } from '../../../contract/noBreaks.ts';

export const MAIL_WORDS = { en: mails.en, cs: withNoBreaks(mails.cs, true) };

/** A sentence on what happens next, or what somebody has to do. */
export type Step = keyof (typeof MAIL_WORDS)['en']['next'];

type Values = Readonly<Record<string, string | number>>;

/** The text with its values; of plural forms the one for `smart_count`. */
export function mailText(text: string, locale: Locale, values: Values): string {
  const filled = fillIn(formFor(Number(values.smart_count ?? 1), text, locale), values);
  return locale === 'cs' ? noBreaks(filled) : filled;
}
