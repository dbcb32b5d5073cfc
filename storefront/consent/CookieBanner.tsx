import { useSyncExternalStore } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { urls } from '../urls.ts';
import styles from './CookieBanner.module.css';
import { consentStore } from './consentStore.ts';

export function CookieBanner() {
  const { t } = useSite();
  if (useConsent() !== null) return null;
  return (
    <section ref={keepClear} className={styles.banner} aria-label={t('cookies.title')}>
      <p>
        {t('cookies.text')} <PageLink to={urls.cookies}>{t('cookies.more')}</PageLink>
      </p>
      <div className={styles.answers}>
        <ConsentButtons />
      </div>
    </section>
  );
}

/** The visitor's answer; null while undecided, undefined during hydration. */
export const useConsent = () =>
  useSyncExternalStore(consentStore.subscribe, consentStore.answer, () => undefined);

export function ConsentButtons({ look }: { look?: 'quiet' }) {
  const { t } = useSite();
  return (
    <>
      <Button look={look} onClick={() => consentStore.give('accepted')}>
        {t('cookies.accept')}
      </Button>
      <Button look={look} onClick={() => consentStore.give('declined')}>
        {t('cookies.decline')}
      </Button>
    </>
  );
}

/** Exposes the banner's height to the styles, so that focused elements are scrolled clear of it. */
function keepClear(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const size = new ResizeObserver(() =>
    style.setProperty('--banner-height', `${banner.offsetHeight}px`),
  );
  size.observe(banner);
  document.addEventListener('focusin', showWhole);
  return () => {
    size.disconnect();
    document.removeEventListener('focusin', showWhole);
    style.removeProperty('--banner-height');
  };
}

/** Browsers scroll only the caret's line of a text area into view. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}
