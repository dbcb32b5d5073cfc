import type { Credentials } from './signIn.ts';
import { browserStorage, STORAGE_KEYS, tryStore } from './storage.ts';

/** The e-mail and, if its keeping was asked for, the password of the last sign-in; else ''. */
export function rememberedLogin(storage = browserStorage()): Credentials {
  return {
    email: storage.getItem(STORAGE_KEYS.loginEmail) ?? '',
    password: decoded(storage.getItem(STORAGE_KEYS.loginPassword) ?? ''),
  };
}

/** Keeps the e-mail, and the password only when the person ticked it. */
export function rememberLogin(
  { email, password }: Credentials,
  withPassword: boolean,
  storage = browserStorage(),
): void {
  tryStore(storage, STORAGE_KEYS.loginEmail, email);
  if (withPassword) tryStore(storage, STORAGE_KEYS.loginPassword, encoded(password));
  else storage.removeItem(STORAGE_KEYS.loginPassword);
}

/** Reversible, so no protection: the form says so beside its tick box. */
const encoded = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)));

function decoded(stored: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(stored), (char) => char.charCodeAt(0)));
  } catch {
    return '';
  }
}
