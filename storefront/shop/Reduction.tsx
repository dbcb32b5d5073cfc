import { formatPrice } from '../../api/contract/money.ts';
import type { Product } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';

interface ReductionProps {
  className?: string | undefined;
  of: Pick<Product, 'price_before' | 'lowest_price'>;
}

/**
 * An announced reduction: the price before, crossed out, and the lowest one of the 30 days before, which the
 * announcement has to name (act 634/1992 Sb., § 12a). Nothing where none is announced.
 */
export function Reduction({ of: { price_before, lowest_price }, className }: ReductionProps) {
  const { t, locale } = useSite();
  if (price_before === undefined || lowest_price === undefined) return null;
  return (
    <p className={className}>
      <span className="visually-hidden">{t('shop.before')} </span>
      <s>{formatPrice(price_before, locale)}</s>{' '}
      {t('shop.lowest', { price: formatPrice(lowest_price, locale) })}
    </p>
  );
}
