import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { localized } from '../../api/contract/locales.ts';
import type { Product } from '../../api/contract/types.ts';
import { nameWithVariant, variantName } from '../../api/contract/variants.ts';
import { useSite } from '../app/site.ts';
import { AddToCartForm } from '../cart/AddToCartButton.tsx';
import { cartStore } from '../cart/cartStore.ts';
import { pickedSlot } from '../dates/chosenSlot.ts';
import styles from './Purchase.module.css';
import type { ProductDate } from './productQueries.ts';
import StockAlert from './StockAlert.tsx';
import { stateOf, type VariantChoice, valuesOf } from './useVariantChoice.ts';
import { isSoldOut, namedVariant, valueField, variantsOf } from './variants.ts';

interface VariantFormProps {
  product: Product;
  dates: readonly ProductDate[] | undefined;
  choice: VariantChoice;
  /** Further fields. */
  children?: ReactNode;
}

/** The choice of each option, what is left of the chosen variant, and the button to buy it. */
export default function VariantForm({ product, dates, choice, children }: VariantFormProps) {
  const { t, locale } = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { options = [] } = product;
  const { chosen, variant } = choice;
  const isNotOffered = !variant && chosen.every((value) => value !== undefined);
  const isGone = variant ? variant.left === 0 : isSoldOut(product);

  const onAdd = (form: FormData) => {
    const named = namedVariant(product, (name) => form.get(name));
    setAsked(named === undefined);
    if (named) return cartStore.add(product, named, pickedSlot(form, dates));
    const first = options.findIndex((_, index) => !form.get(valueField(index)));
    place.current?.querySelector<HTMLElement>(`[name="${valueField(first)}"]`)?.focus();
    return undefined;
  };

  const said = () => {
    if (isNotOffered) return t('product.notOffered');
    if (variant?.left === undefined) return '';
    const { left, values } = variant;
    const state = left === 0 ? t('shop.soldOut') : t('shop.left', { smart_count: left });
    return `${variantName(values, locale)}: ${state}`;
  };

  const unavailable = () => {
    if (isNotOffered) return t('product.unavailable');
    return isGone ? t('shop.soldOut') : undefined;
  };

  const name = localized(product.translations, 'name', locale);
  return (
    <>
      <AddToCartForm product={product} unavailable={unavailable()} onAdd={onAdd}>
        <div ref={place} className={styles.options}>
          {options.map((option, index) => (
            <OptionField
              key={option.en}
              product={product}
              index={index}
              choice={choice}
              isAsked={isAsked}
            />
          ))}
          {children}
          <p role="status" className={styles.left}>
            {said()}
          </p>
        </div>
      </AddToCartForm>
      {variant && isGone && !product.is_over && (
        <StockAlert
          key={variant.id}
          about={{ product_id: product.id, variant_id: variant.id }}
          name={nameWithVariant(name, variant.values, locale)}
        />
      )}
    </>
  );
}

interface OptionFieldProps extends Pick<VariantFormProps, 'product' | 'choice'> {
  index: number;
  /** Whether missing choices are asked for. */
  isAsked: boolean;
}

/** The values of an option; those that can't be bought are marked, but can be chosen. */
function OptionField({ product, index, choice, isAsked }: OptionFieldProps) {
  const { t, locale } = useSite();
  const id = useId();
  const place = useRef<HTMLFieldSetElement>(null);
  const { chosen, choose } = choice;
  const values = valuesOf(product, index);
  const option = product.options?.[index];
  const name = option ? variantName([option], locale) : '';
  const value = values.find(({ en }) => en === chosen[index]);
  const isMissing = isAsked && !value;
  const isOnly = variantsOf(product).length === 1;

  // A value may have been chosen before hydration, or by a browser that goes back.
  useEffect(() => {
    const picked = place.current?.querySelector<HTMLInputElement>('input:checked');
    if (picked) choose(index, picked.value);
  }, [choose, index]);

  const marks = { soldOut: 'product.soldOut', notOffered: 'product.unavailable' } as const;
  return (
    <fieldset
      ref={place}
      aria-invalid={isMissing}
      aria-describedby={isMissing ? `${id}-error` : undefined}
    >
      <legend>
        {name}
        {value && (
          <>
            : <span>{variantName([value], locale)}</span>
          </>
        )}
      </legend>
      <div className={styles.chips}>
        {values.map((each) => {
          const state = stateOf(product, chosen, index, each.en);
          const text = variantName([each], locale);
          return (
            <label key={each.en}>
              <input
                type="radio"
                name={valueField(index)}
                value={each.en}
                required
                defaultChecked={isOnly}
                onChange={() => choose(index, each.en)}
              />
              {state === 'offered' ? (
                text
              ) : (
                <>
                  <s>{text}</s> <small>{t(marks[state])}</small>
                </>
              )}
            </label>
          );
        })}
      </div>
      <p id={`${id}-error`} className={styles.error}>
        {isMissing && t('shop.choose', { option: name })}
      </p>
    </fieldset>
  );
}
