import { useId, useState } from 'react';
import { type CheckoutKey, useCheckout } from '../checkout/useCheckout.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './QuantityInput.module.css';

interface QuantityInputProps {
  label: string;
  value: number;
  /** The most that may be ordered. */
  most: number;
  /** Called with a whole number from 1 to the most. */
  onChange: (quantity: number) => void;
}

/**
 * A quantity input with steppers: free text while typing, a whole number from 1 to the most on blur.
 * Says what the most is when more was typed.
 */
export function QuantityInput({ label, value, most, onChange }: QuantityInputProps) {
  const { t } = useCheckout();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isCut, setCut] = useState(false);
  const onType = (text: string) => {
    const wanted = Number(text);
    const quantity = Math.min(wanted, most);
    const usable = Number.isInteger(quantity) && quantity >= 1;
    setTyped(usable ? null : text);
    setCut(wanted > most);
    if (usable) onChange(quantity);
  };

  const onLeave = () => {
    if (typed) onChange(Math.max(1, Math.trunc(Number(typed))));
    setTyped(null);
  };

  const step = (icon: 'minus' | 'plus', text: CheckoutKey, next: number) => (
    <button
      type="button"
      aria-label={`${t(text)}: ${label}`}
      aria-controls={id}
      // Not disabled, which would take the focus from it once it has come to its end.
      aria-disabled={next < 1 || next > most}
      onClick={() => {
        if (next < 1 || next > most) return;
        setTyped(null);
        setCut(false);
        onChange(next);
      }}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <div className={styles.field}>
      <div className={styles.quantity}>
        {step('minus', 'cart.less', value - 1)}
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          step={1}
          aria-label={label}
          aria-describedby={`${id}-most`}
          // As a text: React keeps 007 in the field for the number 7.
          value={typed ?? String(value)}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
        {step('plus', 'cart.more', value + 1)}
      </div>
      <p id={`${id}-most`} role="status" className={styles.most}>
        {isCut && t('cart.most', { smart_count: most })}
      </p>
    </div>
  );
}
