import type { Product } from '../../api/contract/types.ts';
import { detailQuery, sectionQuery } from '../app/queries.ts';
import type { ApiAccess } from '../app/site.ts';

export const productsQuery = (access: ApiAccess) => sectionQuery<Product[]>(access, '/products');

export const featuredProductsQuery = (access: ApiAccess) =>
  sectionQuery<Product[]>(access, '/products', { featured: 'true' });

/** One product by its slug; null when it doesn't exist. */
export const productQuery = (access: ApiAccess, slug: string) =>
  detailQuery<Product>(access, `/products/${encodeURIComponent(slug)}`);
