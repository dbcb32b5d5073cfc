import { browserStorage, type KeyValueStore, STORAGE_KEYS, tryStore } from './storage.ts';

export interface SessionUser {
  username: string;
  email?: string;
  role?: string;
}

export interface Tokens {
  accessToken: string;
  refreshToken?: string;
}

/** The stored sign-in of this browser. */
export interface Session {
  accessToken(): string | null;
  refreshToken(): string | null;
  user(): SessionUser | null;
  /** Keeps new tokens; a missing refresh token leaves the stored one. */
  saveTokens(tokens: Tokens): void;
  saveUser(user: SessionUser): void;
  /** Forgets tokens and user. The cart has its own key and stays. */
  clear(): void;
  /** Calls back after each change, also one made in another tab; returns the way to stop. */
  subscribe(listener: () => void): () => void;
}

const OWN_KEYS: readonly (string | null)[] = [
  STORAGE_KEYS.accessToken,
  STORAGE_KEYS.refreshToken,
  STORAGE_KEYS.user,
  null,
];

/** The session over a key-value store, by default the browser's local storage. */
export function createSession(storage: KeyValueStore = browserStorage()): Session {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  return {
    accessToken: () => storage.getItem(STORAGE_KEYS.accessToken),
    refreshToken: () => storage.getItem(STORAGE_KEYS.refreshToken),
    user: () => parseUser(storage.getItem(STORAGE_KEYS.user)),

    saveTokens({ accessToken, refreshToken }) {
      tryStore(storage, STORAGE_KEYS.accessToken, accessToken);
      if (refreshToken) tryStore(storage, STORAGE_KEYS.refreshToken, refreshToken);
      changed();
    },

    saveUser(user) {
      tryStore(storage, STORAGE_KEYS.user, JSON.stringify(user));
      changed();
    },

    clear() {
      storage.removeItem(STORAGE_KEYS.accessToken);
      storage.removeItem(STORAGE_KEYS.refreshToken);
      storage.removeItem(STORAGE_KEYS.user);
      changed();
    },

    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (OWN_KEYS.includes(event.key)) listener();
      };
      listeners.add(listener);
      globalThis.addEventListener?.('storage', onStorage);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener?.('storage', onStorage);
      };
    },
  };
}

/** A user as stored or as the API sends it; null when it has no name. */
export function toSessionUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('username' in value) || typeof value.username !== 'string') return null;
  return {
    username: value.username,
    ...('email' in value && typeof value.email === 'string' && { email: value.email }),
    ...('role' in value && typeof value.role === 'string' && { role: value.role }),
  };
}

function parseUser(stored: string | null): SessionUser | null {
  if (!stored) return null;
  try {
    return toSessionUser(JSON.parse(stored));
  } catch {
    return null;
  }
}
