import { SelectInput } from 'react-admin';
import type { ProductCategory } from '../../api/contract/constants.ts';
import { useProductChoices } from './useProductChoices.ts';

interface ProductFilterProps {
  source: string;
  label: string;
  /** Offers the products of a category alone. */
  category?: ProductCategory;
  alwaysOn?: boolean;
}

/** Narrows a list to what belongs to one product. */
export const ProductFilter = ({ category, ...props }: ProductFilterProps) => {
  const { choices, isPending } = useProductChoices(category);
  return (
    <SelectInput
      {...props}
      choices={choices}
      isPending={isPending}
      // React-admin shows choices that come later one rendering too late, without the chosen one.
      key={String(isPending)}
      translateChoice={false}
    />
  );
};
