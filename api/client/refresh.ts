import type { Locale } from '../contract/locales.ts';
import { ApiError } from './ApiError.ts';
import { readAnswer, refusal } from './readAnswer.ts';
import { readTokens } from './readTokens.ts';
import type { Session } from './session.ts';
import { sessionMessage } from './sessionMessage.ts';

interface RefreshParts {
  session: Session;
  askForTokens: (token: string) => Promise<Response>;
  language: () => Locale;
  onSessionEnd?: () => void;
}

/** Replaces a rejected access token; only a rejected refresh token ends the session. */
export function createRefresh({ session, askForTokens, language, onSessionEnd }: RefreshParts) {
  let underWay: Promise<void> | null = null;

  function endSession(message: string): never {
    session.clear();
    onSessionEnd?.();
    throw new ApiError(message, { status: 401 });
  }

  async function replaceToken(): Promise<void> {
    const token = session.refreshToken();
    if (!token) endSession(sessionMessage('noRefreshToken', language()));
    const response = await askForTokens(token);
    const { ok, status } = response;
    if (status === 401) endSession(sessionMessage('refreshFailed', language()));
    if (!ok) throw await refusal(response, language());
    const { accessToken, refreshToken } = readTokens(await readAnswer(response, language()));
    if (!accessToken) throw new ApiError(sessionMessage('refreshFailed', language()), { status });
    session.saveTokens({ accessToken, refreshToken });
  }

  return async (refused: string): Promise<void> => {
    // Another call or another tab may have stored a newer token in the meantime.
    const stored = session.accessToken();
    if (stored && stored !== refused) return;
    underWay ??= replaceToken().finally(() => {
      underWay = null;
    });
    await underWay;
  };
}
