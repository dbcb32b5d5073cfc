import { useSyncExternalStore } from 'react';
import { PageLink } from '../app/PageLink.tsx';
import { useSite } from '../app/site.ts';
import { Button } from '../ui/Button.tsx';
import { urls } from '../urls.ts';
import styles from './CookieBanner.module.css';
import { consentStore } from './consentStore.ts';

/** Asks visitors for consent until they answer; not in previews, where it would cover what is edited. */
export function CookieBanner() {
  const { t, isPreview } = useSite();
  const isAnswered = useConsent() !== null;
  if (isPreview || isAnswered) return null;
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

/** The two answers. A preview shows them, but stores none: who edits the page isn't asked. */
export function ConsentButtons({ look }: { look?: 'quiet' }) {
  const { t, isPreview } = useSite();
  return (
    <>
      <Button disabled={isPreview} look={look} onClick={() => consentStore.give('accepted')}>
        {t('cookies.accept')}
      </Button>
      <Button disabled={isPreview} look={look} onClick={() => consentStore.give('declined')}>
        {t('cookies.decline')}
      </Button>
    </>
  );
}

/** The part of the screen's height that the banner may cover. */
const MOST_COVERED = 1 / 5;

/**
 * Exposes the banner's height to the styles, so that focused elements are scrolled clear of it. Where
 * it would cover too much of the screen, it is a part of the page's end, as it is by its styles on
 * pages with details of a payment.
 */
function keepClear(banner: HTMLElement): () => void {
  const { style } = document.documentElement;
  const place = () => {
    const height = banner.offsetHeight;
    const isInPage = height > window.innerHeight * MOST_COVERED;
    banner.toggleAttribute('data-in-page', isInPage);
    style.setProperty('--banner-height', isInPage ? '0px' : `${height}px`);
  };
  const size = new ResizeObserver(place);
  size.observe(banner);
  window.addEventListener('resize', place);
  document.addEventListener('focusin', showWhole);
  return () => {
    size.disconnect();
    window.removeEventListener('resize', place);
    document.removeEventListener('focusin', showWhole);
    style.removeProperty('--banner-height');
  };
}

/** Browsers scroll only the caret's line of a text area into view. */
function showWhole({ target }: FocusEvent): void {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
}
