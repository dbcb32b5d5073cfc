import type { AuthProvider } from 'react-admin';
import type { Client } from '../../api/client/createClient.ts';
import type { Session } from '../../api/client/session.ts';
import { currentUser, signOut } from '../../api/client/signIn.ts';

/** Shown where the account brings no role (back-office §3). */
const DEFAULT_ROLE = 'admin';

/**
 * Signing in belongs to the storefront's /login; this only watches the session that it left behind.
 * Whoever has none, or whose session has ended, is sent there (back-office §2).
 */
export function createAuthProvider(client: Client, session: Session): AuthProvider {
  const isSignedIn = () => session.accessToken() !== null || session.refreshToken() !== null;

  return {
    async login() {
      throw toLogin();
    },
    async logout() {
      if (isSignedIn()) await signOut(client, session);
      return loginAddress();
    },
    async checkAuth() {
      if (!isSignedIn()) throw toLogin();
    },
    async checkError(error) {
      if (error?.status !== 401) return;
      // The client has refreshed and asked again before it gave up: there is no session any more.
      session.clear();
      throw toLogin();
    },
    async getIdentity() {
      const user = session.user() ?? (await currentUser(client, session));
      return {
        id: user?.email ?? user?.username ?? '',
        fullName: user?.username ?? '',
        role: user?.role ?? DEFAULT_ROLE,
      };
    },
  };
}

/** Absolute, because a relative one would be looked for below /admin. */
const loginAddress = (): string => new URL('/login', location.origin).href;

const toLogin = () => ({ redirectTo: loginAddress(), message: false });
