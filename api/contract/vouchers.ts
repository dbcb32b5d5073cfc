import type { ProductCategory } from './constants.ts';

/**
 * Whether a product is handed over as a voucher. How vouchers reach their buyers is said by the messages
 * `voucher.*` alone.
 */
export const isVoucher = ({ category }: { category?: ProductCategory | null }): boolean =>
  category === 'experience';
