import type { Client } from './createClient.ts';
import { field } from './readAnswer.ts';
import { type Session, type SessionUser, toSessionUser } from './session.ts';

/** Signs out; the session is cleared whatever the server answers. */
export async function signOut(client: Client, session: Session): Promise<void> {
  try {
    await client.post('/auth/logout', { body: {} });
  } catch {
    // Nothing to do about it: this browser forgets the tokens either way.
  }
  session.clear();
}

/** The signed-in user as the server knows it, stored again; null when nobody is signed in. */
export async function currentUser(client: Client, session: Session): Promise<SessionUser | null> {
  if (!session.accessToken()) return null;
  const answer = await client.get<unknown>('/auth/me');
  const user = toSessionUser(field(answer, 'user') ?? answer);
  if (user) session.saveUser(user);
  return user;
}
