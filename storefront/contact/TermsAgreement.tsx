import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { urls } from '../urls.ts';
import styles from './ContactForm.module.css';

/** The tick that a message needs. */
export function TermsAgreement({ wrong, agreed }: { wrong: boolean; agreed: boolean }) {
  const { t } = useSite();
  return (
    <label className={styles.terms}>
      <input
        type="checkbox"
        name="termsAgreed"
        required
        defaultChecked={agreed}
        aria-invalid={wrong}
      />
      <span>
        {t('contact.agree')} <PageLink to={urls.privacy}>{t('contact.agreeData')}</PageLink>{' '}
        {t('contact.agreeAnd')}
        <PageLink to={urls.terms}>{t('contact.agreeTerms')}</PageLink>
      </span>
    </label>
  );
}
