import { useSyncExternalStore } from 'react';
import { useSite } from '../app/site.ts';
import { consentStore } from '../consent/consentStore.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ConsentSettings.module.css';

/** The visitor's answer about cookies, to be seen and changed. */
export function ConsentSettings() {
  const { t } = useSite();
  const answer = useSyncExternalStore(
    consentStore.subscribe,
    () => consentStore.answer(),
    () => null,
  );
  return (
    <section className={styles.settings} aria-labelledby="consent">
      <h2 id="consent">{t('consent.title')}</h2>
      <p role="status">{t(`consent.${answer ?? 'unset'}`)}</p>
      <div className={styles.answers}>
        <Button look="quiet" onClick={() => consentStore.give('accepted')}>
          {t('cookies.accept')}
        </Button>
        <Button look="quiet" onClick={() => consentStore.give('declined')}>
          {t('cookies.decline')}
        </Button>
      </div>
    </section>
  );
}
