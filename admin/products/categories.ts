import { PRODUCT_CATEGORIES } from '../../api/contract/constants.ts';
import { choicesOf } from '../form/inputs.tsx';

/** The categories of the shop as choices. */
export const categories = choicesOf(PRODUCT_CATEGORIES, 'resources.products.categories');
