import { type ComponentProps, useId } from 'react';
import styles from './TextField.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className'> & {
  label: string;
  /** What is wrong with the value; '' or absent when nothing is. */
  error?: string;
};

/** A text of several lines with its label and error, as TextField is for one. */
export function TextArea({ label, error, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}
