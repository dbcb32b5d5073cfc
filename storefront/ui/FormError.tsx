import styles from './FormError.module.css';

/**
 * What is wrong with a form as a whole; announced when it appears. The button that sends the form is
 * disabled meanwhile and so loses the focus: the message takes it.
 */
export function FormError({ message }: { message: string }) {
  return (
    <div role="alert" className={styles.place}>
      {message && (
        <p ref={takeLostFocus} className={styles.error} tabIndex={-1}>
          {message}
        </p>
      )}
    </div>
  );
}

function takeLostFocus(message: HTMLElement | null): void {
  if (document.activeElement === document.body) message?.focus();
}
