import { useSyncExternalStore } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { urls } from '../urls.ts';
import styles from './CookieBanner.module.css';
import { consentStore } from './consentStore.ts';

/** Asks about cookies until the visitor accepts or declines (public-site §4). */
export function CookieBanner() {
  const { t } = useSite();
  const asks = useSyncExternalStore(
    consentStore.subscribe,
    () => consentStore.answer() === null,
    () => false,
  );
  if (!asks) return null;
  return (
    <section className={styles.banner} aria-label={t('cookies.title')}>
      <p>
        {t('cookies.text')} <PageLink to={urls.cookies}>{t('cookies.more')}</PageLink>
      </p>
      <div className={styles.answers}>
        <Button onClick={() => consentStore.give('accepted')}>{t('cookies.accept')}</Button>
        <Button onClick={() => consentStore.give('declined')}>{t('cookies.decline')}</Button>
      </div>
    </section>
  );
}
