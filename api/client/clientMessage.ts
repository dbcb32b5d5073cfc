import type { Locale } from '../contract/locales.ts';

const en = {
  http: 'HTTP error! Status: {code}',
  timeout: 'Request timed out after 30 seconds',
  network: 'Network error - check your internet connection or the API server might be down',
  unparseable: 'Failed to parse response: {reason}',
  refreshFailed: 'Unauthorized - token refresh failed',
  noRefreshToken: 'No refresh token available',
  loginMissingToken: 'Invalid login response: Missing token',
  loginEmpty: 'Sign-in failed: empty response',
  loginMissingTokens: 'Sign-in failed: missing tokens',
} as const;

type ClientMessageKey = keyof typeof en;

const cs: Record<ClientMessageKey, string> = {
  http: 'Chyba HTTP! Stav: {code}',
  timeout: 'Požadavek vypršel po 30 sekundách',
  network: 'Chyba sítě – zkontrolujte připojení k internetu, nebo neběží server API',
  unparseable: 'Odpověď se nepodařilo zpracovat: {reason}',
  refreshFailed: 'Neautorizováno – obnovení tokenu selhalo',
  noRefreshToken: 'Obnovovací token není k dispozici',
  loginMissingToken: 'Neplatná odpověď přihlášení: chybí token',
  loginEmpty: 'Přihlášení selhalo: prázdná odpověď',
  loginMissingTokens: 'Přihlášení selhalo: chybějící tokeny',
};

const TEXTS = { cs, en };

/** A message of the client itself in one language, with placeholders filled in. */
export const clientMessage = (
  key: ClientMessageKey,
  locale: Locale,
  params: Record<string, string | number> = {},
): string =>
  TEXTS[locale][key].replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
