import type { Locale } from '../../contract/locales.ts';
import { cs } from './cs.ts';
import { en } from './en.ts';

export type ClientMessageKey = keyof typeof en;

const TEXTS: Record<Locale, Record<ClientMessageKey, string>> = { cs, en };

/** A text of the client's error catalogue, its `{name}` placeholders filled in. */
export const clientMessage = (
  key: ClientMessageKey,
  locale: Locale,
  params: Record<string, string | number> = {},
): string =>
  TEXTS[locale][key].replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
