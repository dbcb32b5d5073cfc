import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

type Retry = (failures: number, error: Error) => boolean;

/** Retries reads once, after a network failure or a server error, never after a 4xx. */
const isWorthRetrying: Retry = (failures, error) =>
  failures < 1 && (!(error instanceof HttpError) || error.status === 0 || error.status >= 500);

/** The record cache; calls made offline fail instead of waiting silently. */
export const createQueryClient = (retry: Retry | false = isWorthRetrying): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, retry },
      mutations: { networkMode: 'always' },
    },
  });
