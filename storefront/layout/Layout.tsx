import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { storedLanguage } from '../../api/client/language.ts';
import { useSite } from '../app/site.ts';
import { useNavigationScroll } from '../app/useNavigationScroll.ts';
import { AddedNotification } from '../cart/AddedNotification.tsx';
import { CookieBanner } from '../consent/CookieBanner.tsx';
import { session } from '../session/session.ts';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { NavigationBar } from './NavigationBar.tsx';

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

/** The stored language overrides the server's guess, the address overrides both. */
function useStoredLanguage(): void {
  const { locale, setLanguage } = useSite();
  const checked = useRef(false);

  useEffect(() => {
    if (checked.current) return;
    checked.current = true;
    if (new URLSearchParams(window.location.search).has('lang')) return;
    const stored = storedLanguage();
    if (stored && stored !== locale) setLanguage(stored);
  }, [locale, setLanguage]);
}

/** Fetches the signed-in user at start, if a token is stored. */
function useSessionStart(): void {
  const { client } = useSite();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!session.accessToken()) return;
    void import('../session/userQuery.ts').then(({ userQuery }) =>
      queryClient.prefetchQuery(userQuery(client)),
    );
  }, [client, queryClient]);
}
