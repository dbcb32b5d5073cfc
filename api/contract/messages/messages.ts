import type { Locale } from '../locales.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';

/** The name of a message that the server may answer. */
export type MessageKey = keyof typeof en;

/** The values that a message's `{name}` placeholders take. */
export type MessageParams = Record<string, string | number>;

const TEXTS: Record<Locale, Record<MessageKey, string>> = { cs, en };

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** The text of a message in one language, its placeholders filled in. */
export const messageText = (key: MessageKey, locale: Locale, params: MessageParams = {}): string =>
  TEXTS[locale][key].replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
