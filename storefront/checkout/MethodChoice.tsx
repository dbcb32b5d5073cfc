import { useId } from 'react';
import styles from './MethodChoice.module.css';

interface MethodChoiceProps {
  name: string;
  legend: string;
  methods: readonly { id: number; name: string; note?: string }[];
  error?: string;
  onChange?: (id: string) => void;
}

/** One of several methods, each on a line of its own. */
export function MethodChoice({ name, legend, methods, error, onChange }: MethodChoiceProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.choice}
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{legend}</legend>
      {methods.map((method) => (
        <label key={method.id}>
          <input
            type="radio"
            name={name}
            value={method.id}
            required
            onChange={(event) => onChange?.(event.target.value)}
          />
          <span>{method.name}</span>
          {method.note && <strong>{method.note}</strong>}
        </label>
      ))}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </fieldset>
  );
}
