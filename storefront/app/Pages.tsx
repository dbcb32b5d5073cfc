import { Suspense, use } from 'react';
import { Layout } from '../layout/Layout.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FullScreenSpinner } from '../ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { usePlace } from './navigation.ts';
import { PreviewBanner, PreviewGate } from './Preview.tsx';
import { loadedPage, loadPage } from './pageModules.ts';
import { matchRoute, type PageRoute } from './routes.ts';
import { useSite } from './site.ts';

/** The site: the page of the current address within the layout. */
export function Pages() {
  const { pathname } = usePlace();
  const { route } = matchRoute(pathname);
  return (
    <ErrorBoundary fallback={<CrashPage />}>
      <PreviewBanner />
      <Layout>
        <ErrorBoundary key={pathname} fallback={<CrashPage />}>
          <Suspense fallback={<FullScreenSpinner />}>
            <PreviewGate>
              <RoutedPage key={route.path} route={route} />
            </PreviewGate>
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}

/** The page of a route, rendered once its module is loaded. */
function RoutedPage({ route }: { route: PageRoute }) {
  const { default: Page } = loadedPage(route) ?? use(loadPage(route));
  return <Page />;
}

export function CrashPage() {
  const { t } = useSite();
  const title = t('crash.title');
  return (
    <Notice title={title} text={t('crash.text')}>
      <title>{`${title} | ${t('site.name')}`}</title>
      <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
    </Notice>
  );
}
