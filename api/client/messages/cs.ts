import type { ClientMessageKey } from './clientMessage.ts';

/** What the client itself has to say, in Czech. */
export const cs: Record<ClientMessageKey, string> = {
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
