import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

type Retry = (failures: number, error: Error) => boolean;

/** Reads are retried once after no answer or a server error, not after a 4xx. */
const isWorthRetrying: Retry = (failures, error) =>
  failures < 1 && (!(error instanceof HttpError) || error.status === 0 || error.status >= 500);

/** The cache of records; offline its calls fail, where they would otherwise wait in silence. */
export const createQueryClient = (retry: Retry | false = isWorthRetrying): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, retry },
      mutations: { networkMode: 'always' },
    },
  });
