import { fillIn } from '../fillIn.ts';
import type { Locale } from '../locales.ts';
import server from './server.json' with { type: 'json' };
import site from './site.json' with { type: 'json' };

/** Key of a message of the server. */
export type MessageKey = keyof (typeof server.en & typeof site.en);

/** Values of `%{name}` placeholders in a message. */
export type MessageParams = Record<string, string | number>;

/** Messages of the server; those from `site` are also shown by the site itself. */
export const MESSAGES: Record<Locale, Record<MessageKey, string>> = {
  en: { ...site.en, ...server.en },
  cs: { ...site.cs, ...server.cs },
};

/** Whether there is a message with this key. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(MESSAGES.en, key);

/** The text of a message in one language, with placeholders filled in. */
export const messageText = (key: MessageKey, locale: Locale, params: MessageParams = {}): string =>
  fillIn(MESSAGES[locale][key], params);
