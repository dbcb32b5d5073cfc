import { field } from './readAnswer.ts';

export interface ReceivedTokens {
  accessToken?: string;
  refreshToken?: string;
}

/** Tokens of a sign-in or refresh answer, in any of the three spellings in use. */
export function readTokens(answer: unknown): ReceivedTokens {
  const data = field(answer, 'data');
  return {
    accessToken: firstText(
      field(answer, 'accessToken'),
      field(data, 'accessToken'),
      field(answer, 'token'),
    ),
    refreshToken: firstText(
      field(answer, 'refreshToken'),
      field(data, 'refreshToken'),
      field(answer, 'refresh_token'),
    ),
  };
}

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value !== '');
