import { useId, useRef, useState } from 'react';
import { type Locale, localized } from '../../api/contract/locales.ts';
import { formatPrice } from '../../api/contract/money.ts';
import type { Product, ProductVariant } from '../../api/contract/types.ts';
import { variantName } from '../../api/contract/variants.ts';
import { useSite } from '../app/site.ts';
import type { Translate } from '../messages/translate.ts';
import {
  hasOptions,
  isSoldOut,
  namedVariant,
  optionNames,
  priceOf,
  variantsOf,
} from '../shop/variants.ts';
import { Button } from '../ui/Button.tsx';
import { urls } from '../urls.ts';
import styles from './AddToCartButton.module.css';
import { AddToCartButton, AddToCartForm } from './AddToCartButton.tsx';
import { cartStore } from './cartStore.ts';

/** Puts a product into the cart from where it is one of several; of a sold-out one, links to its page. */
export function QuickAdd({ product }: { product: Product }) {
  const { t, locale } = useSite();
  if (isSoldOut(product)) {
    const name = localized(product.translations, 'name', locale);
    return (
      <Button look="quiet" to={urls.product(product.slug)}>
        {t('shop.see')}
        <span className="visually-hidden">: {name}</span>
      </Button>
    );
  }
  return hasOptions(product) ? (
    <VariantSelect product={product} />
  ) : (
    <AddToCartButton product={product} />
  );
}

/** All variants in one list. */
function VariantSelect({ product }: { product: Product }) {
  const { t, locale } = useSite();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [isMissing, setMissing] = useState(false);
  const variants = variantsOf(product);
  const [only] = variants.length === 1 ? variants : [];
  const { isLowest: isPriced } = priceOf(product);
  const option = optionNames(product, locale);
  const onAdd = (form: FormData) => {
    const variant = namedVariant(product, (name) => form.get(name));
    setMissing(variant === undefined);
    if (variant) return cartStore.add(product, variant);
    select.current?.focus();
    return undefined;
  };
  return (
    <AddToCartForm
      product={product}
      onAdd={onAdd}
      after={
        <p id={`${id}-error`} className={styles.missing} role="alert">
          {isMissing && t('shop.choose', { option })}
        </p>
      }
    >
      <select
        ref={select}
        className={styles.select}
        name="variant"
        required
        defaultValue={only?.id ?? ''}
        aria-label={`${option}: ${localized(product.translations, 'name', locale)}`}
        aria-invalid={isMissing}
        aria-describedby={`${id}-error`}
        onChange={() => setMissing(false)}
      >
        <option value="">{option}</option>
        {variants.map((variant) => (
          <option key={variant.id} value={variant.id} disabled={variant.left === 0}>
            {labelOf(variant, isPriced, t, locale)}
          </option>
        ))}
      </select>
    </AddToCartForm>
  );
}

/** `L – 990 CZK`, with the price where prices differ. */
const labelOf = (
  { values, price, left }: ProductVariant,
  isPriced: boolean,
  t: Translate,
  locale: Locale,
): string =>
  [
    variantName(values, locale),
    ...(isPriced ? [formatPrice(price, locale)] : []),
    ...(left === 0 ? [t('product.soldOut')] : []),
  ].join(' – ');
