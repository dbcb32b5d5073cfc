import { useId, useState } from 'react';
import { LIMITS } from '../../api/contract/constants.ts';
import { useSite } from '../app/site.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './QuantityInput.module.css';

interface QuantityInputProps {
  label: string;
  value: number;
  /** Called with a whole number from 1 to 99. */
  onChange: (quantity: number) => void;
}

/** A quantity to type or to step: anything while typing, a whole one from 1 to 99 on leaving. */
export function QuantityInput({ label, value, onChange }: QuantityInputProps) {
  const { t } = useSite();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => {
    setTyped(null);
    onChange(value + by);
  };

  const onType = (text: string) => {
    const quantity = Math.min(Number(text), LIMITS.quantity);
    const usable = Number.isInteger(quantity) && quantity >= 1;
    setTyped(usable ? null : text);
    if (usable) onChange(quantity);
  };

  const onLeave = () => {
    if (typed) onChange(Math.max(1, Math.trunc(Number(typed))));
    setTyped(null);
  };

  return (
    <div className={styles.quantity}>
      <button
        type="button"
        aria-label={`${t('cart.less')}: ${label}`}
        aria-controls={id}
        disabled={value <= 1}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={LIMITS.quantity}
        step={1}
        aria-label={label}
        // As a text: React leaves 007 in the field where the number 7 is meant.
        value={typed ?? String(value)}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
      <button
        type="button"
        aria-label={`${t('cart.more')}: ${label}`}
        aria-controls={id}
        disabled={value >= LIMITS.quantity}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
