import { localized } from '../../api/contract/locales.ts';
import type { Product } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { AddToCartButton, AddToCartForm } from '../cart/AddToCartButton.tsx';
import styles from './Purchase.module.css';
import { StockAlert } from './StockAlert.tsx';
import type { VariantChoice } from './useVariantChoice.ts';
import { VariantForm } from './VariantForm.tsx';
import { hasOptions } from './variants.ts';

interface PurchaseProps {
  product: Product;
  choice: VariantChoice;
}

/** The button that puts a product into the cart, with its options and what is left of it. */
export function Purchase({ product, choice }: PurchaseProps) {
  const { t, locale } = useSite();
  const { id, left, translations } = product;
  if (hasOptions(product)) return <VariantForm product={product} choice={choice} />;
  if (left === undefined) return <AddToCartButton product={product} />;
  if (left > 0) {
    return (
      <>
        <AddToCartButton product={product} />
        <p className={styles.left}>{t('shop.left', { smart_count: left })}</p>
      </>
    );
  }
  return (
    <>
      <AddToCartForm product={product} unavailable={t('shop.soldOut')} />
      <StockAlert productId={id} variantId={null} name={localized(translations, 'name', locale)} />
    </>
  );
}
