import type { Credentials } from './signIn.ts';
import { browserStorage, STORAGE_KEYS, tryStore } from './storage.ts';

/** The e-mail and, if it was remembered, the password of the last sign-in; '' if missing. */
export function rememberedLogin(storage = browserStorage()): Credentials {
  return {
    email: storage.getItem(STORAGE_KEYS.loginEmail) ?? '',
    password: decoded(storage.getItem(STORAGE_KEYS.loginPassword) ?? ''),
  };
}

/** Stores the e-mail, and the password only if the checkbox was ticked. */
export function rememberLogin(
  { email, password }: Credentials,
  withPassword: boolean,
  storage = browserStorage(),
): void {
  tryStore(storage, STORAGE_KEYS.loginEmail, email);
  if (withPassword) tryStore(storage, STORAGE_KEYS.loginPassword, encoded(password));
  else storage.removeItem(STORAGE_KEYS.loginPassword);
}

/** Reversible encoding, not protection: the form says so at its checkbox. */
const encoded = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

function decoded(stored: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(stored), (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}
