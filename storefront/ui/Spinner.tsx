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

/** In place of a page that is loaded, and of its title. */
export function FullScreenSpinner() {
  const { t } = useSite();
  return (
    <div className={styles.screen}>
      <title>{t('site.name')}</title>
      <Spinner />
    </div>
  );
}
