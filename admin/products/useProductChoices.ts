import { useGetList } from 'react-admin';
import { LIMITS, type ProductCategory } from '../../api/contract/constants.ts';
import type { Product } from '../../api/contract/types.ts';
import { localizedName } from '../ui/localizedName.ts';

/** Products, or those of a category, in the order of the shop. */
export function useProductChoices(category?: ProductCategory) {
  const { data = [], isPending } = useGetList<Product>('products', {
    ...(category && { filter: { category } }),
    pagination: { page: 1, perPage: LIMITS.pageSize },
    sort: { field: 'display_order', order: 'ASC' },
  });
  return {
    choices: data.map((product) => ({ id: product.id, name: localizedName(product) })),
    isPending,
  };
}
