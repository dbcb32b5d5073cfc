import { SelectInput, useGetList } from 'react-admin';
import { LIMITS } from '../../api/contract/constants.ts';
import type { Product } from '../../api/contract/types.ts';
import { localizedName } from '../layout/localizedName.ts';

interface ProductFilterProps {
  source: string;
  label: string;
}

/** Narrows a list to what one product has, as links from its form do. */
export const ProductFilter = (props: ProductFilterProps) => {
  const { data = [], isPending } = useGetList<Product>('products', {
    pagination: { page: 1, perPage: LIMITS.pageSize },
    sort: { field: 'name', order: 'ASC' },
  });
  return (
    <SelectInput
      {...props}
      choices={data.map((product) => ({ id: product.id, name: localizedName(product) }))}
      isPending={isPending}
      // React-admin shows choices that come later one rendering too late, without the chosen one.
      key={String(isPending)}
      translateChoice={false}
    />
  );
};
