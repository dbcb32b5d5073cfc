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

/** In place of a page's content; the page has its title. */
export const FullScreenSpinner = () => (
  <div className={styles.screen}>
    <Spinner />
  </div>
);

/** In place of a page that is loaded, and of its title. */
export const PageSpinner = () => (
  <>
    <title>{useSite().t('site.name')}</title>
    <FullScreenSpinner />
  </>
);
