import { isLocale } from '../../api/contract/locales.ts';
import { isMessageKey, messageText } from '../../api/contract/messages/messages.ts';
import type { Problem } from './fieldKinds.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A problem in the reader's language: in the server's own words wherever it has some. */
export const problemText = (
  { key, params }: Problem,
  locale: string,
  translate: Translate,
): string =>
  isMessageKey(key)
    ? messageText(key, isLocale(locale) ? locale : 'en', params)
    : translate(key, params);
