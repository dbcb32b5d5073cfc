import type { Client } from './createClient.ts';
import { field } from './readAnswer.ts';
import { type Session, type SessionUser, toSessionUser } from './session.ts';

/** Whether this browser has a session, which the server may have ended. */
export const isSignedIn = (session: Session): boolean =>
  session.accessToken() !== null || session.refreshToken() !== null;

/** Signs out; clears the session whatever the server answers. */
export async function signOut(client: Client, session: Session): Promise<void> {
  try {
    await client.post('/auth/logout', { body: {} });
  } catch {
    // Ignored: the tokens are removed from this browser anyway.
  }
  session.clear();
}

/** Reads the signed-in user from the server and stores it; null without a session. */
export async function currentUser(client: Client, session: Session): Promise<SessionUser | null> {
  if (!session.accessToken()) return null;
  const answer = await client.get<unknown>('/auth/me');
  const user = toSessionUser(field(answer, 'user') ?? answer);
  if (user) session.saveUser(user);
  return user;
}
