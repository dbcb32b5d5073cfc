import type { BlogListItem, Car, Event, Product } from '../../api/contract/types.ts';
import { sectionQuery } from '../app/sectionQuery.ts';
import type { ApiAccess } from '../app/site.ts';

/** Results of one kind. */
const LIMIT = 5;

/** What a visitor searches through, each asked by the API's own full-text parameter. */
export const searchQueries = (access: ApiAccess, q: string) => ({
  cars: sectionQuery<Car[]>(access, '/cars', { q, _limit: LIMIT }),
  events: sectionQuery<Event[]>(access, '/events', {
    q,
    _limit: LIMIT,
    _sort: 'date',
    _order: 'desc',
  }),
  products: sectionQuery<Product[]>(access, '/products', { q, _limit: LIMIT }),
  posts: sectionQuery<BlogListItem[]>(access, '/blog', { q, _limit: LIMIT }),
});
