import { localized } from '../../api/contract/locales.ts';
import type { Product } from '../../api/contract/types.ts';
import { isVoucher } from '../../api/contract/vouchers.ts';
import { useSection } from '../app/queries.ts';
import { useSite } from '../app/site.ts';
import { AddToCartForm } from '../cart/AddToCartButton.tsx';
import { cartStore } from '../cart/cartStore.ts';
import { pickedSlot } from '../dates/chosenSlot.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import styles from './Purchase.module.css';
import { productDatesQuery } from './productQueries.ts';
import type { VariantChoice } from './useVariantChoice.ts';
import { hasOptions } from './variants.ts';

/** Lazy: most products have no options and no dates, and are not sold out. */
const StockAlert = lazyPart(() => import('./StockAlert.tsx'));
const VariantForm = lazyPart(() => import('./VariantForm.tsx'));
const DateField = lazyPart(() => import('../dates/DateField.tsx'));
const WaitingLists = lazyPart(() => import('../dates/WaitingLists.tsx'));

interface PurchaseProps {
  product: Product;
  choice: VariantChoice;
  /** Gets what the picked date costs more than the product, or less; 0 without one. */
  onDate: (difference: number) => void;
}

/** The button that puts a product into the cart, with its options, dates and what is left of it. */
export function Purchase({ product, choice, onDate }: PurchaseProps) {
  const { t, locale } = useSite();
  const { id, slug, left, has_dates, translations } = product;
  const name = localized(translations, 'name', locale);
  const { data: dates } = useSection((site) => productDatesQuery(site, slug), {
    enabled: has_dates === true,
  });
  const dateField = has_dates && (
    <DateField
      name={name}
      slug={slug}
      isVoucher={isVoucher(product)}
      price={(choice.variant ?? product).price}
      onDate={onDate}
    />
  );
  const waiting = dates?.some((date) => date.left === 0) && (
    <WaitingLists name={name} dates={dates} />
  );
  if (hasOptions(product)) {
    return (
      <>
        <VariantForm product={product} dates={dates} choice={choice}>
          {dateField}
        </VariantForm>
        {waiting}
      </>
    );
  }
  if (left === 0) {
    return (
      <>
        <AddToCartForm product={product} unavailable={t('shop.soldOut')} />
        {!product.is_over && (
          <StockAlert about={{ product_id: id, variant_id: null }} name={name} />
        )}
      </>
    );
  }
  return (
    <>
      <AddToCartForm
        product={product}
        onAdd={(form) => cartStore.add(product, undefined, pickedSlot(form, dates))}
      >
        {dateField}
      </AddToCartForm>
      {left !== undefined && <p className={styles.left}>{t('shop.left', { smart_count: left })}</p>}
      {waiting}
    </>
  );
}
