import { Suspense, use } from 'react';
import { useLocation } from 'react-router';
import { PREVIEW_PARAMETER } from '../../api/contract/sitePaths.ts';
import { Layout } from '../layout/Layout.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FullScreenSpinner } from '../ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './Pages.module.css';
import { loadedPage, loadPage } from './pages.ts';
import { matchRoute, type PageRoute } from './routes.ts';
import { useSite } from './site.ts';

/** The site: the page of the address within the layout. */
export function Pages() {
  const { pathname } = useLocation();
  const { route } = matchRoute(pathname);
  return (
    <ErrorBoundary fallback={<CrashPage />}>
      <PreviewBanner />
      <Layout>
        <ErrorBoundary key={pathname} fallback={<CrashPage />}>
          <Suspense fallback={<FullScreenSpinner />}>
            <RoutedPage key={route.path} route={route} />
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}

/** The page of a route: at once when its file is here, else as soon as it is. */
function RoutedPage({ route }: { route: PageRoute }) {
  const { default: Page } = loadedPage(route) ?? use(loadPage(route));
  return <Page />;
}

/** Says that the record shown is not public, and leads to the page as visitors have it. */
function PreviewBanner() {
  const { t, isPreview } = useSite();
  const { pathname, search } = useLocation();
  if (!isPreview) return null;
  const kept = new URLSearchParams(search);
  kept.delete(PREVIEW_PARAMETER);
  return (
    <aside className={styles.banner} aria-label={t('preview.title')}>
      <strong>{t('preview.title')}</strong>
      {/* A new document: what this one has read may be hidden. */}
      <a href={kept.size > 0 ? `${pathname}?${kept}` : pathname}>{t('preview.end')}</a>
    </aside>
  );
}

export function CrashPage() {
  const { t } = useSite();
  return (
    <Notice title={t('crash.title')} text={t('crash.text')}>
      <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
    </Notice>
  );
}
