import { useEffect } from 'react';
import { localized } from '../../api/contract/locales.ts';
import { formatHalere, formatPrice, toHalere } from '../../api/contract/money.ts';
import { mayNeedAddress, shippingFits } from '../../api/contract/shipping.ts';
import type { ProductVariant } from '../../api/contract/types.ts';
import { nameWithVariant } from '../../api/contract/variants.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSection } from '../app/queries.ts';
import type { Visit } from '../app/routes.ts';
import { usePosted } from '../app/site.ts';
import { shippingMethodsQuery } from '../checkout/methodQueries.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { type DatedProduct, productQuery } from '../shop/productQueries.ts';
import { hasOptions, namedVariant, optionNames } from '../shop/variants.ts';
import { Button } from '../ui/Button.tsx';
import { FormError } from '../ui/Fields.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { urls } from '../urls.ts';
import { CartLineRow } from './CartLineRow.tsx';
import styles from './CartPage.module.css';
import {
  type CartLine,
  type ChosenSlot,
  cartCategories,
  cartSums,
  isOnOffer,
  keyOf,
} from './cartLines.ts';
import { cartStore } from './cartStore.ts';
import { EmptyCart, NeedsScripts, NothingOnOffer } from './EmptyCart.tsx';
import { useCart, useCartKnown } from './useCart.ts';
import { useFreshCart } from './useFreshCart.ts';

export const queries = (visit: Visit) => {
  const slug = visit.posted?.values.product;
  return slug ? [productQuery(visit, slug)] : [];
};

export default function CartPage() {
  const { t, locale } = useCheckout();
  const lines = useCart();
  const known = useCartKnown();
  useFreshCart();
  const posted = usePosted();
  const { product, variant, problem } = usePostedProduct();
  const failure = problem || (posted?.message ?? '');
  const name = product ? localized(product.translations, 'name', locale) : '';
  return (
    <>
      <PageHead title={t('cart.title')} seo={{ noindex: true }} />
      <div className={styles.page}>
        {!known && <Skeleton rows="lines" panel={t('cart.total')} />}
        {failure && <FormError message={failure} />}
        {product && problem && (
          <PageLink to={urls.product(product.slug)}>{t('cart.back', { name })}</PageLink>
        )}
        <NeedsScripts>
          {product && !problem && (
            <p>
              {t('cart.chosen', { name: nameWithVariant(name, variant?.values ?? [], locale) })}
            </p>
          )}
        </NeedsScripts>
        {known && lines.length === 0 && <EmptyCart />}
        {lines.length > 0 && (
          <>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <CartLineRow key={keyOf(line)} line={line} />
              ))}
            </ul>
            <aside className={styles.sum}>
              <p className={styles.total} aria-live="polite">
                <span>{t('cart.total')}</span>
                <strong>{formatHalere(cartSums(lines).total, locale)}</strong>
              </p>
              {lines.some(isOnOffer) ? (
                <>
                  <ShippingHint lines={lines} />
                  <Button to={urls.checkout}>{t('cart.checkout')}</Button>
                </>
              ) : (
                <NothingOnOffer />
              )}
              <button type="button" className={styles.clear} onClick={cartStore.clear}>
                {t('cart.clear')}
              </button>
            </aside>
          </>
        )}
      </div>
    </>
  );
}

/** Whether anything is shipped, and the minimum for free shipping. */
function ShippingHint({ lines }: { lines: readonly CartLine[] }) {
  const { t, locale } = useCheckout();
  const { data: methods = [] } = useSection(shippingMethodsQuery);
  const categories = cartCategories(lines);
  const sums = methods
    .filter((method) => method.price > 0 && shippingFits(method, categories))
    .flatMap(({ free_above }) => (free_above === null ? [] : [free_above]));
  const from = Math.min(...sums);
  const isFree = cartSums(lines).items >= toHalere(from);
  return (
    <p className={styles.hint}>
      {t(mayNeedAddress(categories) ? 'cart.shippingLater' : 'cart.noShipping')}
      {sums.length > 0 && !isFree && (
        <> {t('cart.freeFrom', { price: formatPrice(from, locale) })}</>
      )}
    </p>
  );
}

/** The date that a form names; undefined where none is, or it is full. */
async function slotOf(
  { dates = [] }: DatedProduct,
  wanted?: string,
): Promise<ChosenSlot | undefined> {
  const offer = dates.find(({ id, left }) => String(id) === wanted && left > 0);
  if (!offer) return undefined;
  const { chosenSlot } = await import('../dates/chosenSlot.ts');
  return chosenSlot(offer);
}

let isDone = false;

interface PostedProduct {
  product: DatedProduct | null | undefined;
  variant?: ProductVariant;
  /** Why it can't be added; '' where it can. */
  problem: string;
}

/** Adds a product, or a variant of one, submitted before hydration, unless something is wrong with it. */
function usePostedProduct(): PostedProduct {
  const { t, locale } = useCheckout();
  const values = usePosted()?.values ?? {};
  const slug = values.product ?? '';
  const { data: product } = useSection((site) => productQuery(site, slug), {
    enabled: slug !== '',
  });
  const variant = product ? namedVariant(product, (name) => values[name]) : undefined;

  const problemOf = () => {
    if (product === null) return t('product.notFound');
    if (product === undefined) return '';
    if (hasOptions(product) && !variant) {
      return t('shop.choose', { option: optionNames(product, locale) });
    }
    return (variant ?? product).left === 0 ? t('shop.soldOut') : '';
  };
  const problem = problemOf();

  const wanted = values.slot;
  useEffect(() => {
    if (!product || problem || isDone) return;
    isDone = true;
    void slotOf(product, wanted).then((slot) => cartStore.add(product, variant, slot));
  }, [product, variant, problem, wanted]);

  return { product, variant, problem };
}
