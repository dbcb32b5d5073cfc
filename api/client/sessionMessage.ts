import type { Locale } from '../contract/locales.ts';

const en = {
  refreshFailed: 'Unauthorized - token refresh failed',
  noRefreshToken: 'No refresh token available',
  loginMissingToken: 'Invalid login response: Missing token',
  loginEmpty: 'Sign-in failed: empty response',
  loginMissingTokens: 'Sign-in failed: missing tokens',
} as const;

type SessionMessageKey = keyof typeof en;

const cs: Record<SessionMessageKey, string> = {
  refreshFailed: 'Neautorizováno – obnovení tokenu selhalo',
  noRefreshToken: 'Obnovovací token není k dispozici',
  loginMissingToken: 'Neplatná odpověď přihlášení: chybí token',
  loginEmpty: 'Přihlášení selhalo: prázdná odpověď',
  loginMissingTokens: 'Přihlášení selhalo: chybějící tokeny',
};

const TEXTS = { cs, en };

/** What the client says of a sign-in or a refresh that failed, in one language. */
export const sessionMessage = (key: SessionMessageKey, locale: Locale): string =>
  TEXTS[locale][key];
