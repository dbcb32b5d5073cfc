import { QueryClient } from '@tanstack/react-query';

/** A query cache: one per visitor in the browser, one per request on the server. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: true },
    },
  });
