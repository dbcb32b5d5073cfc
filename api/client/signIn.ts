import type { Locale } from '../contract/locales.ts';
import type { SecondStep } from '../contract/types.ts';
import { ApiError } from './ApiError.ts';
import type { Client } from './createClient.ts';
import { field, textOf } from './readAnswer.ts';
import { readTokens } from './readTokens.ts';
import { type Session, toSessionUser } from './session.ts';
import { sessionMessage } from './sessionMessage.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** An accepted sign-in whose answer is unusable. */
export class SignInAnswerError extends Error {
  override readonly name = 'SignInAnswerError';
}

/**
 * Signs in and stores tokens and user; rejects with `SignInAnswerError` or the call's `ApiError`. For an
 * account with a second factor it returns the possible second steps instead.
 */
export async function signIn(
  client: Client,
  session: Session,
  credentials: Credentials,
  locale: Locale,
): Promise<SecondStep | null> {
  const answer = await client.post<unknown>('/auth/login', { body: credentials });
  if (isSecondStep(answer)) return answer;
  keepSignIn(session, answer, locale);
  return null;
}

/** Finishes a sign-in with a second factor, or signs in with a passkey; rejects like `signIn`. */
export async function finishSignIn(
  client: Client,
  session: Session,
  { ticket, ...proof }: { ticket?: string; code?: string; passkey?: object },
  locale: Locale,
): Promise<void> {
  const path = ticket === undefined ? '/auth/passkey' : '/auth/second-step';
  keepSignIn(session, await client.post<unknown>(path, { body: { ticket, ...proof } }), locale);
}

/** Whether the ticket of a second step is no longer valid, so that the sign-in starts over. */
export const isTicketRefused = (error: unknown): boolean =>
  error instanceof ApiError && field(error.body, 'is_expired') === true;

const isSecondStep = (answer: unknown): answer is SecondStep =>
  textOf(answer, 'ticket') !== undefined && Array.isArray(field(answer, 'methods'));

function keepSignIn(session: Session, answer: unknown, locale: Locale): void {
  const { accessToken, refreshToken } = readTokens(answer);
  if (!accessToken || !refreshToken) {
    const missing = accessToken ? 'loginMissingTokens' : 'loginMissingToken';
    throw new SignInAnswerError(sessionMessage(answer ? missing : 'loginEmpty', locale));
  }
  const user = toSessionUser(field(answer, 'user') ?? field(field(answer, 'data'), 'user'));
  // First, so that other tabs never take the tokens for those of the user before.
  if (user) session.saveUser(user);
  session.saveTokens({ accessToken, refreshToken });
}
