import { SelectArrayInput, useResourceContext } from 'react-admin';
import { PRODUCT_CATEGORIES } from '../../api/contract/constants.ts';
import { parseCategories } from '../../api/contract/shipping.ts';
import { choiceField } from '../lists/columnsAndFilters.tsx';

const { choices } = choiceField('products', 'category', 'categories', PRODUCT_CATEGORIES);
const listOf = (text?: string) => parseCategories(text ?? '') ?? [];
const textOf = (list: readonly string[]) => list.join(',');

/** The kinds of products that something is for; none chosen means all. */
export const CategoriesInput = () => {
  const resource = useResourceContext();
  return (
    <SelectArrayInput
      choices={choices}
      defaultValue=""
      format={listOf}
      helperText={`resources.${resource}.help.product_categories`}
      parse={textOf}
      source="product_categories"
    />
  );
};
