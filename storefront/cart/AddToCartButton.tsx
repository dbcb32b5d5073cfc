import type { FormEvent, ReactNode } from 'react';
import type { Product } from '../../api/contract/types.ts';
import { useLinked } from '../app/linkLanguage.ts';
import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { urls } from '../urls.ts';
import styles from './AddToCartButton.module.css';
import { cartStore } from './cartStore.ts';
import { useCartKnown } from './useCart.ts';

/** Puts a product without options into the cart. */
export const AddToCartButton = ({ product }: { product: Product }) => (
  <AddToCartForm product={product} onAdd={() => cartStore.add(product)} />
);

interface AddToCartFormProps {
  product: Product;
  onAdd?: (form: FormData) => void;
  /** Said by the button of what can't be bought. */
  unavailable?: string;
  /** The fields that the variant is chosen in. */
  children?: ReactNode;
  /** What is said after the button. */
  after?: ReactNode;
}

/** Sent before hydration, it submits to the cart page, which adds the product later. */
export function AddToCartForm(props: AddToCartFormProps) {
  const { product, onAdd, unavailable, children, after } = props;
  const { t, locale } = useSite();
  const { name } = product.translations[locale];
  const action = useLinked()(urls.cart);
  const isAwake = useCartKnown();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAdd?.(new FormData(event.currentTarget));
  };
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      encType="multipart/form-data"
      // Without scripts the browser itself asks for a choice.
      noValidate={children !== undefined && isAwake}
      onSubmit={onSubmit}
    >
      {children}
      <Button
        type="submit"
        name="product"
        value={product.slug}
        disabled={unavailable !== undefined}
        aria-label={unavailable === undefined ? t('shop.addNamed', { name }) : undefined}
      >
        {unavailable ?? (
          <>
            <Icon name="shopping-cart" />
            {t('shop.addToCart')}
          </>
        )}
      </Button>
      {after}
    </form>
  );
}
