import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

type Retry = (failures: number, error: Error) => boolean;

/** Retries reads once, after a network failure or a server error, never after a 4xx. */
const isWorthRetrying: Retry = (failures, error) =>
  failures < 1 && (!(error instanceof HttpError) || error.status === 0 || error.status >= 500);

/**
 * The record cache; calls made offline fail instead of waiting silently.
 *
 * What react-admin asks the auth provider is known before it asks: it would wait for each answer with a
 * screen's first read, and render all of the frame again. Who has a session is taken as signed in until the
 * check says otherwise, which is made when the window is returned to. Rights are roles (`ui/access.tsx`).
 */
export function createQueryClient(
  isSignedIn: () => boolean,
  retry: Retry | false = isWorthRetrying,
): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', refetchOnReconnect: true, retry },
      mutations: { networkMode: 'always' },
    },
  });
  queryClient.setQueryDefaults(['auth', 'checkAuth'], {
    initialData: () => (isSignedIn() ? true : undefined),
    notifyOnChangeProps: ['data', 'error', 'status'],
    refetchOnMount: false,
  });
  queryClient.setQueryDefaults(['auth', 'canAccess'], { initialData: true, staleTime: Infinity });
  queryClient.setQueryDefaults(['auth', 'getPermissions'], {
    initialData: [],
    staleTime: Infinity,
  });
  return queryClient;
}
