import {
  type ChangeEvent,
  type ComponentProps,
  type ElementType,
  type KeyboardEvent,
  useId,
} from 'react';
import styles from './Fields.module.css';

type OfInput =
  | ('name' | 'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'autoFocus' | 'spellCheck')
  | ('maxLength' | 'required' | 'defaultValue' | 'value');

type TextFieldProps = Pick<ComponentProps<'input'>, OfInput> & {
  label: string;
  error?: string;
  /** Set for multiline texts. */
  rows?: number;
  onChange?: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
};

/** A text field with room for its error. It takes the focus when shown with one. */
export function TextField({ label, error, ...input }: TextFieldProps) {
  const id = useId();
  const Input: ElementType = input.rows ? 'textarea' : 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Input
        {...input}
        autoFocus={input.autoFocus || Boolean(error)}
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

/** A form's error, announced; takes the focus lost by the button while it was disabled. */
export function FormError({ message }: { message: string }) {
  return (
    <div role="alert" className={styles.place}>
      {message && (
        <p ref={takeFocusFromButton} className={styles.formError} tabIndex={-1}>
          {message}
        </p>
      )}
    </div>
  );
}

function takeFocusFromButton(message: HTMLElement | null): void {
  if (document.activeElement === document.body) message?.focus();
}
