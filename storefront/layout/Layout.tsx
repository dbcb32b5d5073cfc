import type { ReactNode } from 'react';
import { useSite } from '../app/site.ts';
import { useNavigationScroll } from '../app/useNavigationScroll.ts';
import { AddedNotification } from '../cart/AddedNotification.tsx';
import { CookieBanner } from '../consent/CookieBanner.tsx';
import { useSessionStart } from '../session/useSessionStart.ts';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { NavigationBar } from './NavigationBar.tsx';
import { useStoredLanguage } from './useStoredLanguage.ts';

/** What stands around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useSite();
  useNavigationScroll();
  useStoredLanguage();
  useSessionStart();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip.main')}
      </a>
      <NavigationBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <AddedNotification />
      <CookieBanner />
    </>
  );
}
