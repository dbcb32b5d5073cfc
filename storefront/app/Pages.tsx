import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { Layout } from '../layout/Layout.tsx';
import { FullScreenSpinner } from '../ui/Spinner.tsx';
import { CrashPage } from './CrashPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PreviewBanner } from './PreviewBanner.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { matchRoute } from './routes.ts';

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
