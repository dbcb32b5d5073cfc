import { useSite } from '../app/site.ts';
import { ConsentButtons, useConsent } from '../consent/CookieBanner.tsx';
import styles from './CookiesPage.module.css';
import { LegalDocument } from './LegalDocument.tsx';
import { legalQueries } from './legalQuery.ts';

export const queries = legalQueries('cookies');

/** The browser storage used by the site, and the visitor's consent. */
export default function CookiesPage() {
  const { t } = useSite();
  return (
    <LegalDocument kind="cookies" title={t('cookies.title')} lead={t('cookiePolicy.lead')}>
      <ConsentSettings />
    </LegalDocument>
  );
}

function ConsentSettings() {
  const { t } = useSite();
  const answer = useConsent();
  return (
    <section className={styles.settings} aria-labelledby="consent">
      <h2 id="consent">{t('consent.title')}</h2>
      <p role="status">{t(`consent.${answer ?? 'unset'}`)}</p>
      <div className={styles.answers}>
        <ConsentButtons look="quiet" />
      </div>
    </section>
  );
}
