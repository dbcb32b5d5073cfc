import {
  type ChangeEvent,
  type ComponentProps,
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
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

interface FormDoneProps {
  className: string | undefined;
  /** Nothing until it was sent. */
  children: ReactNode;
}

/** What became of a form that was sent, announced; takes the focus as a failure does. */
export const FormDone = ({ className, children }: FormDoneProps) => (
  <div role="status" className={styles.place}>
    {children && (
      <div ref={takeFocusFromButton} className={className} tabIndex={-1}>
        {children}
      </div>
    )}
  </div>
);

/** It is lost by a button that was disabled, or with the page that the form was sent from. */
function takeFocusFromButton(message: HTMLElement | null): void {
  if (document.activeElement === document.body) message?.focus();
}
