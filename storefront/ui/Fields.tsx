import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Fields.module.css';

interface Labelled {
  label: string;
  error?: string;
}

type Own = 'id' | 'className';

/** A one-line text with its label and error; room for the error is always there. */
export const TextField = ({
  label,
  error,
  ...input
}: Omit<ComponentProps<'input'>, Own> & Labelled) => (
  <Field label={label} error={error}>
    {(ids) => <input {...input} {...ids} />}
  </Field>
);

/** A text of several lines, otherwise as TextField. */
export const TextArea = ({
  label,
  error,
  ...area
}: Omit<ComponentProps<'textarea'>, Own> & Labelled) => (
  <Field label={label} error={error}>
    {(ids) => <textarea {...area} {...ids} />}
  </Field>
);

interface FieldProps {
  label: string;
  error: string | undefined;
  /** Draws the input with the attributes that tie it to label and error. */
  children(
    ids: Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> & { id: string },
  ): ReactNode;
}

function Field({ label, error, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': error ? `${id}-error` : undefined,
      })}
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </div>
  );
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
  label: string;
  options: readonly { value: string; label: string }[];
};

export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A form's fault, announced; it takes the focus that the button, disabled meanwhile, has lost. */
export function FormError({ message }: { message: string }) {
  return (
    <div role="alert" className={styles.place}>
      {message && (
        <p ref={takeLostFocus} className={styles.formError} tabIndex={-1}>
          {message}
        </p>
      )}
    </div>
  );
}

function takeLostFocus(message: HTMLElement | null): void {
  if (document.activeElement === document.body) message?.focus();
}
