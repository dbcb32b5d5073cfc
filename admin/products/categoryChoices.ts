import { PRODUCT_CATEGORIES } from '../../api/contract/constants.ts';

/** The categories of the shop with the message keys of their names. */
export const categoryChoices = PRODUCT_CATEGORIES.map((id) => ({
  id,
  name: `resources.products.categories.${id}`,
}));
