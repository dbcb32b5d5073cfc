import { ApiError, isPassing } from '../../api/client/ApiError.ts';
import type { Setting } from '../../api/contract/types.ts';
import { type SectionQuery, sectionQuery } from '../app/sectionQuery.ts';
import type { ApiAccess } from '../app/site.ts';

const HALF_AN_HOUR = 30 * 60_000;
const ATTEMPTS = 3;

/**
 * The settings, kept 30 minutes per language. In the browser: after a 429 or a network error up to 3
 * attempts 2 s apart, then an error; a 401 is an error at once; any other failure gives the defaults
 * (public-site §9; decisions, Content). On the server any failure is one, so that no page with
 * defaults is kept.
 */
export function settingsQuery(access: ApiAccess): SectionQuery<Setting[]> {
  const query = sectionQuery<Setting[]>(access, '/settings', {}, HALF_AN_HOUR);
  return {
    ...query,
    queryFn: (context) =>
      query.queryFn(context).catch((error: unknown) => {
        const stays = isPassing(error) || isUnauthorized(error) || typeof window === 'undefined';
        if (stays || context.signal.aborted) throw error;
        return [];
      }),
    retry: (failures, error) => isPassing(error) && failures < ATTEMPTS - 1,
    retryDelay: 2_000,
  };
}

/** Whether signing in may help (public-site §2: 'If the error text contains Unauthorized'). */
export const isUnauthorized = (error: unknown): boolean =>
  (error instanceof ApiError && error.status === 401) ||
  (error instanceof Error && error.message.includes('Unauthorized'));
