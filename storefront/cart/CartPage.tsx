import { useEffect, useMemo } from 'react';
import { localized } from '../../api/contract/locales.ts';
import { formatHalere, formatPrice, toHalere } from '../../api/contract/money.ts';
import { mayNeedAddress, shippingFits } from '../../api/contract/shipping.ts';
import type { Product, ProductVariant } from '../../api/contract/types.ts';
import { nameWithVariant } from '../../api/contract/variants.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSection } from '../app/queries.ts';
import type { Visit } from '../app/routes.ts';
import { usePosted } from '../app/site.ts';
import { shippingMethodsQuery } from '../checkout/methodQueries.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { chosenSlot } from '../dates/chosenSlot.ts';
import { productDatesQuery, productQuery } from '../shop/productQueries.ts';
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
import { removeWithFocus } from './removeWithFocus.ts';
import { useCart, useCartKnown } from './useCart.ts';
import { useFreshCart } from './useFreshCart.ts';

export const queries = (visit: Visit) => {
  const slug = visit.posted?.values.product;
  return slug ? [productQuery(visit, slug), productDatesQuery(visit, slug)] : [];
};

export default function CartPage() {
  const { t, locale } = useCheckout();
  const lines = useCart();
  const known = useCartKnown();
  useFreshCart();
  const posted = usePosted();
  const { product, variant, slot, problem } = usePostedProduct();
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
              {slot && ` (${slot.text[locale]})`}
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
              <button
                type="button"
                className={styles.clear}
                onClick={({ currentTarget }) => removeWithFocus(currentTarget, cartStore.clear)}
              >
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

let isDone = false;

interface PostedProduct {
  product: Product | null | undefined;
  variant?: ProductVariant;
  slot?: ChosenSlot;
  /** Why it can't be added; '' where it can. */
  problem: string;
}

/** Adds a product, or a variant or date of one, submitted before hydration, unless something is wrong with it. */
function usePostedProduct(): PostedProduct {
  const { t, locale } = useCheckout();
  const { product: slug = '', slot: wanted = '', ...values } = usePosted()?.values ?? {};
  const query = useSection((site) => productQuery(site, slug), { enabled: slug !== '' });
  const dates = useSection((site) => productDatesQuery(site, slug), {
    enabled: slug !== '' && wanted !== '',
  });
  const product = query.data;
  const variant = product ? namedVariant(product, (name) => values[name]) : undefined;
  const offer = dates.data?.find(({ id, left }) => String(id) === wanted && left > 0);
  const slot = useMemo(() => offer && chosenSlot(offer), [offer]);
  const isWaiting = wanted !== '' && dates.isPending;

  const problemOf = () => {
    if (query.isError || (wanted !== '' && dates.isError)) return t('product.failed');
    if (product === null) return t('product.notFound');
    if (product === undefined || isWaiting) return '';
    if (hasOptions(product) && !variant) {
      return t('shop.choose', { option: optionNames(product, locale) });
    }
    if ((variant ?? product).left === 0) return t('shop.soldOut');
    return wanted !== '' && !slot ? t('cart.dateGone') : '';
  };
  const problem = problemOf();

  useEffect(() => {
    if (!product || isWaiting || problem || isDone) return;
    isDone = true;
    cartStore.add(product, variant, slot);
  }, [product, variant, slot, isWaiting, problem]);

  return { product, variant, slot, problem };
}
