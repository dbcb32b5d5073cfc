import { ApiError } from '../../api/client/ApiError.ts';
import type { OrderPage } from '../../api/contract/types.ts';
import { nullAt404, type SectionQuery, sectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';

/** An order by the secret of its page; null when it opens none. */
export function orderPageQuery(
  access: ApiAccess,
  secret: string,
): SectionQuery<OrderPage | 'tooMany' | null> {
  const query = sectionQuery<OrderPage>(access, `/order-pages/${encodeURIComponent(secret)}`);
  return {
    ...query,
    queryFn: (context) =>
      query
        .queryFn(context)
        .catch((error) =>
          error instanceof ApiError && error.status === 429 ? 'tooMany' : nullAt404(error),
        ),
  };
}
