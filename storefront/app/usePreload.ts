import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadPage } from './pages.ts';
import { matchRoute } from './routes.ts';
import { useSite } from './site.ts';

/** A function that prefetches a page's file and data. */
export function usePreload(): (to: string) => void {
  const { client, locale } = useSite();
  const queryClient = useQueryClient();

  return useCallback(
    (to) => {
      if (savesData()) return;
      const url = new URL(to, window.location.href);
      const { route, params } = matchRoute(url.pathname);
      loadPage(route)
        .then(({ queries }) => {
          const visit = { client, locale, params, search: url.searchParams };
          for (const query of queries?.(visit) ?? []) void queryClient.prefetchQuery(query);
        })
        .catch(() => {
          // Only a prefetch: following the link retries and reports the error.
        });
    },
    [client, locale, queryClient],
  );
}

export const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;
