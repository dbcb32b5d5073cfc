import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
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
  /** Returns how many are in the cart then. */
  onAdd?: (form: FormData) => number | undefined;
  /** Said by the button of what can't be bought. */
  unavailable?: string;
  /** The fields that the variant is chosen in. */
  children?: ReactNode;
  /** What is said after the button. */
  after?: ReactNode;
}

/** How long the button says how many are in the cart. */
const SHOWN_MS = 5_000;

/** Sent before hydration, it submits to the cart page, which adds the product later. */
export function AddToCartForm(props: AddToCartFormProps) {
  const { product, onAdd, unavailable, children, after } = props;
  const { t, locale } = useSite();
  const { name } = product.translations[locale];
  const action = useLinked()(urls.cart);
  const isHydrated = useCartKnown();
  const [inCart, setInCart] = useState(0);
  // The first piece has its notification; of further ones the button says so for a while.
  const said = inCart > 1 ? t('cart.inCart', { count: inCart }) : '';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setInCart(onAdd?.(new FormData(event.currentTarget)) ?? 0);
  };
  useEffect(() => {
    if (inCart === 0) return;
    const timer = setTimeout(() => setInCart(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [inCart]);
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      encType="multipart/form-data"
      // Without scripts the browser itself asks for a choice.
      noValidate={children !== undefined && isHydrated}
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
            {said || t('shop.addToCart')}
          </>
        )}
      </Button>
      <span className="visually-hidden" role="status">
        {said && `${name}: ${said}`}
      </span>
      {after}
    </form>
  );
}
