import { fillIn } from '../contract/fillIn.ts';
import type { Locale } from '../contract/locales.ts';

const en = {
  http: 'HTTP error! Status: %{code}',
  timeout: 'Request timed out after 30 seconds',
  network: 'Network error - check your internet connection or the API server might be down',
  unparseable: 'Failed to parse response: %{reason}',
} as const;

type ClientMessageKey = keyof typeof en;

const cs: Record<ClientMessageKey, string> = {
  http: 'Chyba HTTP! Stav: %{code}',
  timeout: 'Požadavek vypršel po 30 sekundách',
  network: 'Chyba sítě – zkontrolujte připojení k internetu, nebo neběží server API',
  unparseable: 'Odpověď se nepodařilo zpracovat: %{reason}',
};

const TEXTS = { cs, en };

/** A message of the client itself in one language, with placeholders filled in. */
export const clientMessage = (
  key: ClientMessageKey,
  locale: Locale,
  params: Record<string, string | number> = {},
): string => fillIn(TEXTS[locale][key], params);
