import type { FormEvent } from 'react';
import type { Product } from '../../api/contract/types.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { urls } from '../urls.ts';
import styles from './AddToCartButton.module.css';
import { cartStore } from './cartStore.ts';

/** Pressed before hydration, it submits to the cart page, which adds the product later. */
export function AddToCartButton({ product }: { product: Product }) {
  const { t, locale } = useSite();
  const { name } = product.translations[locale];
  const action = useLinked()(urls.cart);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    cartStore.add(product);
  };
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      encType="multipart/form-data"
      onSubmit={onSubmit}
    >
      <Button
        type="submit"
        name="product"
        value={product.slug}
        aria-label={t('shop.addNamed', { name })}
      >
        <Icon name="shopping-cart" />
        {t('shop.addToCart')}
      </Button>
    </form>
  );
}
