import { hashKey, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/client/ApiError.ts';
import { type ApiAccess, useSite } from './site.ts';

/** The query of a section, for both the server's prefetch and `useQuery`. */
export interface SectionQuery<T> {
  queryKey: readonly unknown[];
  /** May be aborted, and may depend on other queries. */
  queryFn: (context: { signal: AbortSignal; client: QueryClient }) => Promise<T>;
  staleTime: number;
  /** Milliseconds that an unused answer stays cached. */
  gcTime?: number;
  retry?: (failures: number, error: Error) => boolean;
  retryDelay?: number;
}

const A_MINUTE = 60_000;
const KEPT_AT_LEAST = 5 * A_MINUTE;

/** A query for an API path, cached per language and fresh for a minute by default. */
export function sectionQuery<T>(
  { client, locale }: ApiAccess,
  path: string,
  query: Record<string, string | number | undefined> = {},
  staleTime = A_MINUTE,
): SectionQuery<T> {
  return {
    queryKey: [path, query, locale],
    queryFn: ({ signal }) => client.get<T>(path, { query, signal }),
    staleTime,
    gcTime: Math.max(staleTime, KEPT_AT_LEAST),
  };
}

/** A query for one record: null when it doesn't exist, which is no error. */
export function detailQuery<T>(access: ApiAccess, path: string): SectionQuery<T | null> {
  const query = sectionQuery<T>(access, path);
  return {
    ...query,
    queryFn: (context) => query.queryFn(context).catch(nullAt404),
  };
}

export function nullAt404(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}

interface Asking<T, Shown> {
  select?: (answer: T) => Shown;
  enabled?: boolean;
  /** Keeps the previous data while different data are loading. */
  keepsOther?: boolean;
}

/**
 * A section's query. While it loads in another language, the former language's data are shown, so that
 * the page keeps its height. Only what was read of the result renders its reader again: a component that is
 * loaded later asks by itself.
 */
export function useSection<T, Shown = T>(
  query: (access: ApiAccess) => SectionQuery<T>,
  { keepsOther, ...more }: Asking<T, Shown> = {},
): UseQueryResult<Shown> {
  const asked = query(useSite());
  const isSame = ({ queryKey }: Pick<SectionQuery<T>, 'queryKey'>) =>
    hashKey(queryKey.slice(0, 2)) === hashKey(asked.queryKey.slice(0, 2));
  return useQuery({
    ...asked,
    ...more,
    placeholderData: (shown, from) => (from && (keepsOther || isSame(from)) ? shown : undefined),
  });
}

/** A query cache: one per visitor in the browser, one per request on the server. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network a call fails: one that waited for it would be a spinner without end.
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
    },
  });
