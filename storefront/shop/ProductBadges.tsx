import type { Product } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import styles from './ProductBadges.module.css';

/** What is special about a product (public-site §2). */
export function ProductBadges({ product }: { product: Product }) {
  const { t } = useSite();
  if (!product.is_bestseller && !product.is_new) return null;
  return (
    <p className={styles.badges}>
      {product.is_bestseller && <span>{t('shop.bestseller')}</span>}
      {product.is_new && <span data-kind="new">{t('shop.new')}</span>}
    </p>
  );
}
