import type { ApiAccess } from '../app/site.ts';
import { productQuery } from '../shop/productQueries.ts';

/** The voucher is a product like any other, under this slug (decisions, Shop). */
const SLUG = 'drift-taxi-1';

export const driftTaxiQuery = (access: ApiAccess) => productQuery(access, SLUG);
