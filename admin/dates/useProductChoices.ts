import { useGetList } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import type { Product } from '../../api/contract/types.ts';
import { localizedName } from '../layout/localizedName.ts';

/** The experiences, which are all that has dates, in the order of the shop. */
export function useProductChoices() {
  const { data = [], isPending } = useGetList<Product>('products', {
    filter: { category: 'experience' },
    pagination: { page: 1, perPage: LIMITS.pageSize },
    sort: { field: 'display_order', order: 'ASC' },
  });
  return {
    choices: data.map((product) => ({ id: product.id, name: localizedName(product) })),
    isPending,
  };
}
