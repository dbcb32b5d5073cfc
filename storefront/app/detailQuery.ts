import { ApiError } from '../../api/client/ApiError.ts';
import { type SectionQuery, sectionQuery } from './sectionQuery.ts';
import type { ApiAccess } from './site.ts';

/** A query of one record: null when there is none, which is an answer and not a failure. */
export function detailQuery<T>(access: ApiAccess, path: string): SectionQuery<T | null> {
  const query = sectionQuery<T>(access, path);
  return {
    ...query,
    queryFn: (context) =>
      query.queryFn(context).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
  };
}
