import type { Product } from '../../api/contract/types.ts';
import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { cartStore } from './cartStore.ts';

/** Puts one of a product into the cart. */
export function AddToCartButton({ product }: { product: Product }) {
  const { t, locale } = useSite();
  const { name } = product.translations[locale];
  return (
    <Button onClick={() => cartStore.add(product)} aria-label={t('shop.addNamed', { name })}>
      <Icon name="shopping-cart" />
      {t('shop.addToCart')}
    </Button>
  );
}
