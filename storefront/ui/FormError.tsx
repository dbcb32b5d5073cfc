import styles from './FormError.module.css';

/** What is wrong with a form as a whole; announced when it appears. */
export function FormError({ message }: { message: string }) {
  return (
    <div role="alert" className={styles.place}>
      {message && <p className={styles.error}>{message}</p>}
    </div>
  );
}
