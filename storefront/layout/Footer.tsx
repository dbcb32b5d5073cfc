import { FOUNDED_YEAR } from '../../api/contract/constants.ts';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { SocialLinks } from '../settings/SocialLinks.tsx';
import { useSettings } from '../settings/settings.ts';
import { NewTabLink } from '../ui/BackLink.tsx';
import { TeamMark } from '../ui/Icon.tsx';
import { urls } from '../urls.ts';
import styles from './Footer.module.css';
import { contactLink, footerLinks } from './NavigationLinks.tsx';
import { OpeningHours } from './OpeningHours.tsx';

/** Links, opening hours and credits below every page (public-site §2). */
export function Footer() {
  const { t } = useSite();
  const { text } = useSettings();
  const service = text('service_url');
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <TeamMark name="lynx-orange" />
          <p className={styles.claim}>{t('footer.claim', { year: FOUNDED_YEAR })}</p>
          <SocialLinks />
        </div>
        <nav id="sections" aria-label={t('footer.sections')}>
          <h2>{t('footer.sections')}</h2>
          <ul className={styles.sections}>
            {footerLinks.map(({ to, label }) => (
              <li key={to}>
                <PageLink to={to}>{t(label)}</PageLink>
              </li>
            ))}
            {service && (
              <li>
                <NewTabLink href={service}>{t('nav.service')}</NewTabLink>
              </li>
            )}
            <li>
              <PageLink to={contactLink.to}>{t(contactLink.label)}</PageLink>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('footer.legal')}>
          <h2>{t('footer.legal')}</h2>
          <ul>
            <li>
              <PageLink to={urls.terms}>{t('footer.terms')}</PageLink>
            </li>
            <li>
              <PageLink to={urls.privacy}>{t('footer.privacy')}</PageLink>
            </li>
            <li>
              <PageLink to={urls.cookies}>{t('footer.cookies')}</PageLink>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t('footer.hours')}</h2>
          <OpeningHours />
        </div>
      </div>
      <p className={styles.credits}>
        © {t('site.name')}. {t('footer.credits')}{' '}
        <a href={`mailto:${text('contact_email')}`}>{text('contact_email')}</a>
      </p>
    </footer>
  );
}
