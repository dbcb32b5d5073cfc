import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { usePageLinks } from '../pages/pageQueries.ts';
import { SocialLinks } from '../settings/SocialLinks.tsx';
import { useSettings } from '../settings/settings.ts';
import { Picture } from '../ui/Picture.tsx';
import { urls } from '../urls.ts';
import styles from './Footer.module.css';
import { NavigationLinks } from './NavigationLinks.tsx';
import { OpeningHours } from './OpeningHours.tsx';

const SECTIONS = ['team', 'cars', 'events', 'gallery', 'sponsors', 'shop', 'drift-taxi'] as const;
const LEGAL = [
  [urls.terms, 'footer.terms'],
  [urls.privacy, 'footer.privacy'],
  [urls.cookies, 'footer.cookies'],
  [urls.withdrawal, 'footer.withdrawal'],
  [urls.orderLinks, 'footer.orderLinks'],
] as const;

/** Links, opening hours and credits at the bottom of every page. */
export function Footer() {
  const { t } = useSite();
  const { text, picture } = useSettings();
  // Including those of the navigation: without scripts, its menu button leads here.
  const pages = usePageLinks();
  const mark = picture('mark_path');
  const email = text('contact_email');
  return (
    <footer className={styles.footer} data-ground="dark">
      <div className={styles.columns}>
        <div className={styles.brand}>
          {mark && <Picture of={mark} sizes="5.5rem" range="icon" className={styles.mark} />}
          <p className={styles.claim}>{t('footer.claim', { year: text('founded_year') })}</p>
          <SocialLinks />
        </div>
        <div className={styles.lists}>
          <nav id="sections" aria-label={t('footer.sections')}>
            <h2>{t('footer.sections')}</h2>
            <NavigationLinks sections={SECTIONS} className={styles.sections}>
              <li>
                <PageLink to={urls.blog}>{t('blog.title')}</PageLink>
              </li>
            </NavigationLinks>
          </nav>
          {pages.length > 0 && (
            <nav aria-label={t('footer.pages')}>
              <h2>{t('footer.pages')}</h2>
              <ul className={styles.sections}>
                {pages.map(({ slug, title }) => (
                  <li key={slug}>
                    <PageLink to={urls.page(slug)}>{title}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <nav aria-label={t('footer.legal')}>
          <h2>{t('footer.legal')}</h2>
          <ul>
            {LEGAL.map(([to, label]) => (
              <li key={to}>
                <PageLink to={to}>{t(label)}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <OpeningHours heading="h2" />
        </div>
      </div>
      <p className={styles.credits}>
        © {t('site.name')}.{' '}
        {email && (
          <>
            {t('footer.credits')} <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
      </p>
    </footer>
  );
}
