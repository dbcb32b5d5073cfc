import type { Locale } from '../contract/locales.ts';
import { clientMessage } from './clientMessage.ts';
import type { Client } from './createClient.ts';
import { field, readTokens } from './readAnswer.ts';
import { type Session, type SessionUser, toSessionUser } from './session.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** A sign-in that the server accepted but whose answer can't be used. */
export class SignInAnswerError extends Error {
  override readonly name = 'SignInAnswerError';
}

/** Stores tokens and user; rejects with `SignInAnswerError` or the call's `ApiError`. */
export async function signIn(
  client: Client,
  session: Session,
  credentials: Credentials,
  locale: Locale,
): Promise<SessionUser | null> {
  const answer = await client.post<unknown>('/auth/login', { body: credentials });
  const { accessToken, refreshToken } = readTokens(answer);
  if (!accessToken || !refreshToken) {
    const missing = accessToken ? 'loginMissingTokens' : 'loginMissingToken';
    throw new SignInAnswerError(clientMessage(answer ? missing : 'loginEmpty', locale));
  }
  session.saveTokens({ accessToken, refreshToken });
  const user = toSessionUser(field(answer, 'user') ?? field(field(answer, 'data'), 'user'));
  if (user) session.saveUser(user);
  return user;
}

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
