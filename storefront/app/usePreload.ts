import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { loadWholePage } from './pageModules.ts';
import { allQueries, matchRoute } from './routes.ts';
import { type ApiAccess, useSite } from './site.ts';

/** A function that prefetches a page's file and data. */
export function usePreload(): (to: string) => void {
  const { client, locale } = useSite();
  const queryClient = useQueryClient();
  return useCallback(
    (to) => preloadPage(to, { client, locale }, queryClient),
    [client, locale, queryClient],
  );
}

export function preloadPage(to: string, access: ApiAccess, queryClient: QueryClient): void {
  if (savesData()) return;
  const url = new URL(to, window.location.href);
  const { route, params } = matchRoute(url.pathname);
  loadWholePage(route)
    .then((page) => {
      const visit = { ...access, params, search: url.searchParams };
      for (const query of allQueries(page, visit)) void queryClient.prefetchQuery(query);
    })
    .catch(() => {
      // Only a prefetch: following the link retries and reports the error.
    });
}

/** Whether the visitor asked the browser to save data; only Chromium tells. */
export const savesData = (): boolean => Reflect.get(navigator, 'connection')?.saveData === true;
