import type { Locale } from '../locales.ts';
import server from './server.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };

/** The name of a message that the server may answer. */
export type MessageKey = keyof (typeof server.en & typeof site.en);

/** The values that a message's `{name}` placeholders take. */
export type MessageParams = Record<string, string | number>;

/** What the server answers; the pages of the site show the texts of `site` by themselves as well. */
export const MESSAGES: Record<Locale, Record<MessageKey, string>> = {
  en: { ...site.en, ...server.en },
  cs: { ...site.cs, ...server.cs },
};

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(MESSAGES.en, key);

/** The text of a message in one language, its placeholders filled in. */
export const messageText = (key: MessageKey, locale: Locale, params: MessageParams = {}): string =>
  MESSAGES[locale][key].replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
