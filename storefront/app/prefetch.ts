import type { QueryClient } from '@tanstack/react-query';
import type { SectionQuery } from './queries.ts';

/** Waits at most `limit` ms; unanswered queries are left to the browser. Returns whether all were answered. */
export async function prefetch(
  queryClient: QueryClient,
  queries: readonly SectionQuery<unknown>[],
  limit: number,
): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  await Promise.race([
    Promise.all(queries.map((query) => queryClient.prefetchQuery({ ...query, retry: false }))),
    late,
  ]);
  clearTimeout(timer);

  const missing = queries.filter(
    ({ queryKey }) => queryClient.getQueryState(queryKey)?.status !== 'success',
  );
  for (const { queryKey } of missing) {
    void queryClient.cancelQueries({ queryKey, exact: true });
    queryClient.removeQueries({ queryKey, exact: true });
  }
  return missing.length === 0;
}
