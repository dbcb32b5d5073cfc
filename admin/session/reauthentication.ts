import type { Session } from '../../api/client/session.ts';
import { createFollowers } from '../../api/client/storage.ts';
import { isRole, type Role } from '../../api/contract/access.ts';

/** What the dialog over the screen asks for; null while there is no need of it. */
export type Asked = 'signIn' | 'otherUser' | null;

export type Reauthentication = ReturnType<typeof createReauthentication>;

/**
 * Signing in again without leaving the screen. Calls wait for it when the session has ended, or when
 * another user has signed in to this browser: nothing is sent in another user's name.
 */
export function createReauthentication(session: Session, firstRole: Role) {
  const { changed, subscribe } = createFollowers();
  let owner = session.user();
  let role = firstRole;
  let hasWorked = false;
  let isClosed = false;
  let waiting: { promise: Promise<void>; end: () => void } | null = null;

  const isOther = (): boolean => {
    const user = session.user();
    return owner !== null && user !== null && user.email !== owner.email;
  };
  /** Whether calls may go out: the page's own user is signed in. */
  const isOwn = (): boolean =>
    session.accessToken() !== null && !isOther() && (owner === null || session.user() !== null);
  const isOpen = (): boolean => hasWorked && !isClosed;

  function wait(): Promise<void> {
    if (!waiting) {
      let end = () => {};
      const promise = new Promise<void>((resolve) => {
        end = resolve;
      });
      waiting = { promise, end };
      changed();
    }
    return waiting.promise;
  }

  session.subscribe(() => {
    if (isOwn()) {
      const now = session.user()?.role;
      if (isRole(now)) role = now;
      waiting?.end();
      waiting = null;
    }
    changed();
  });

  return {
    subscribe,

    asked(): Asked {
      if (!waiting) return null;
      return isOther() ? 'otherUser' : 'signIn';
    },

    /** Whose page it is; null while unknown. */
    owner: () => owner,

    /** The page's user's role, which may have changed since the last sign-in. */
    role: () => role,

    /** Whether calls wait for another sign-in. Until one was answered, the sign-in page is the place for it. */
    isOpen,

    /** Called after each answered call. */
    worked(): void {
      hasWorked = true;
      owner ??= session.user();
    },

    /** Resolves when calls may be sent. */
    async admitted(): Promise<void> {
      if (isOpen() && !isOwn()) await wait();
    },

    /** Resolves after another sign-in, once a call with this token was refused; false if there is none to wait for. */
    async again(refused: string | null): Promise<boolean> {
      if (!isOpen()) return false;
      if (session.accessToken() === refused) session.clear();
      if (!isOwn()) await wait();
      return true;
    },

    /** For signing out: calls wait no more. */
    close(): void {
      isClosed = true;
    },
  };
}
