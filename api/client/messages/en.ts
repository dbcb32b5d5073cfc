/** What the client itself has to say, in English. */
export const en = {
  http: 'HTTP error! Status: {code}',
  timeout: 'Request timed out after 30 seconds',
  network: 'Network error - check your internet connection or the API server might be down',
  unparseable: 'Failed to parse response: {reason}',
  refreshFailed: 'Unauthorized - token refresh failed',
  noRefreshToken: 'No refresh token available',
  loginMissingToken: 'Invalid login response: Missing token',
  loginEmpty: 'Sign-in failed: empty response',
  loginMissingTokens: 'Sign-in failed: missing tokens',
} as const;
