import { field, parsed, textOf } from './readAnswer.ts';
import { browserStorage, createFollowers, STORAGE_KEYS, tryStore } from './storage.ts';

export interface SessionUser {
  username: string;
  email?: string;
  role?: string;
}

export type Session = ReturnType<typeof createSession>;

const { accessToken: ACCESS, refreshToken: REFRESH, user: USER } = STORAGE_KEYS;

/** Tokens and user of the signed-in person, kept in a storage. */
export function createSession(storage = browserStorage()) {
  const { changed, subscribe } = createFollowers(ACCESS, REFRESH, USER, null);
  return {
    accessToken: () => storage.getItem(ACCESS),
    refreshToken: () => storage.getItem(REFRESH),
    user: () => toSessionUser(parsed(storage.getItem(USER) ?? '')),

    /** Stores new tokens; without a refresh token the stored one is kept. */
    saveTokens(tokens: { accessToken: string; refreshToken?: string }): void {
      tryStore(storage, ACCESS, tokens.accessToken);
      if (tokens.refreshToken) tryStore(storage, REFRESH, tokens.refreshToken);
      changed();
    },

    saveUser(user: SessionUser): void {
      tryStore(storage, USER, JSON.stringify(user));
      changed();
    },

    /** Removes tokens and user; the cart has its own key and is kept. */
    clear(): void {
      for (const key of [ACCESS, REFRESH, USER]) storage.removeItem(key);
      changed();
    },

    subscribe,
  };
}

/** The user of a sign-in answer, in the stored or the API's format; null without a name. */
export function toSessionUser(value: unknown): SessionUser | null {
  const username = field(value, 'username');
  if (typeof username !== 'string') return null;
  return { username, email: textOf(value, 'email'), role: textOf(value, 'role') };
}
