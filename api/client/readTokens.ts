import { field, textOf } from './readAnswer.ts';

/** Tokens of a sign-in or refresh answer, in any of the three formats in use. */
export function readTokens(answer: unknown) {
  const either = (key: string, alias: string) =>
    textOf(answer, key) || textOf(field(answer, 'data'), key) || textOf(answer, alias);
  return {
    accessToken: either('accessToken', 'token'),
    refreshToken: either('refreshToken', 'refresh_token'),
  };
}
