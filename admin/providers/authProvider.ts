import type { AuthProvider } from 'react-admin';
import type { Client } from '../../api/client/createClient.ts';
import { field } from '../../api/client/readAnswer.ts';
import type { Session } from '../../api/client/session.ts';
import { currentUser, isSignedIn, signOut } from '../../api/client/signedIn.ts';
import { isRole, type Role } from '../../api/contract/access.ts';
import type { Reauthentication } from '../session/reauthentication.ts';
import { signInPage, signInPageBack } from '../session/signInPage.ts';

/**
 * Checks the session stored by the storefront's /login and redirects there without one. Where calls wait
 * for another sign-in, a screen stays open without a session.
 */
export function createAuthProvider(
  client: Client,
  session: Session,
  reauthentication?: Pick<Reauthentication, 'isOpen' | 'close'>,
): AuthProvider {
  return {
    async login() {
      throw toLogin();
    },
    async logout() {
      reauthentication?.close();
      if (isSignedIn(session)) await signOut(client, session);
      return signInPage();
    },
    async checkAuth() {
      if (!isSignedIn(session) && !reauthentication?.isOpen()) throw toLogin();
    },
    async checkError(error) {
      if (error?.status === 403 && field(error.body, 'must_enrol') === true) {
        // The profile page explains why; no redirect when already there.
        if (location.pathname.endsWith('/profile')) return;
        throw { redirectTo: '/profile', logoutUser: false, message: false };
      }
      if (error?.status !== 401) return;
      // The client already tried to refresh the session, so it has ended.
      session.clear();
      throw toLogin();
    },
    async getIdentity() {
      const user = session.user() ?? (await currentUser(client, session));
      return {
        id: user?.email ?? user?.username ?? '',
        fullName: user?.username ?? '',
        role: await roleOf(client, session),
      };
    },
  };
}

/** The signed-in role, fetched when not stored; the least privileged while unknown. */
export async function roleOf(client: Client, session: Session): Promise<Role> {
  const stored = session.user()?.role;
  if (isRole(stored)) return stored;
  const user = await currentUser(client, session).catch(() => null);
  return isRole(user?.role) ? user.role : 'reader';
}

const toLogin = () => ({ redirectTo: signInPageBack(), message: false });
