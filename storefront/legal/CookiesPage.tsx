import { useSite } from '../app/site.ts';
import { ConsentButtons, useConsent } from '../consent/CookieBanner.tsx';
import { ownTexts } from '../messages/ownTexts.ts';
import styles from './CookiesPage.module.css';
import { LegalDocument } from './LegalDocument.tsx';
import { legalQueries } from './legalQuery.ts';
import texts from './messages/consent.json';

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

const useConsentTexts = ownTexts(texts);

function ConsentSettings() {
  const t = useConsentTexts();
  const answer = useConsent();
  return (
    <section className={styles.settings} aria-labelledby="consent">
      <h2 id="consent">{t('title')}</h2>
      <p role="status">{t(answer ?? 'unset')}</p>
      <div className={styles.answers}>
        <ConsentButtons look="quiet" />
      </div>
    </section>
  );
}
