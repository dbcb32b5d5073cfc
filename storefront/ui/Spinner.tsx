import { useSite } from '../app/site.ts';
import styles from './Spinner.module.css';

export function Spinner() {
  const { t } = useSite();
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      <span className="visually-hidden">{t('loading')}</span>
      <noscript>{t('loading.noScript')}</noscript>
    </div>
  );
}

export function FullScreenSpinner() {
  return (
    <div className={styles.screen}>
      <Spinner />
    </div>
  );
}
