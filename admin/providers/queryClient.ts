import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

type Retry = (failures: number, error: Error) => boolean;

/** Reads are tried once more when no answer came or the server stumbled, not when it refused. */
const isWorthRetrying: Retry = (failures, error) =>
  failures < 1 && (!(error instanceof HttpError) || error.status === 0 || error.status >= 500);

/**
 * What keeps the records that were read. Without a network its calls fail and are told, where they
 * would otherwise wait in silence; what is shown is read anew once the network is back.
 */
export const createQueryClient = (retry: Retry | false = isWorthRetrying): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, retry },
      mutations: { networkMode: 'always' },
    },
  });
