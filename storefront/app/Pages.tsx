import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { Layout } from '../layout/Layout.tsx';
import { FullScreenSpinner } from '../ui/Spinner.tsx';
import { CrashPage } from './CrashPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { RoutedPage } from './RoutedPage.tsx';
import { routes } from './routes.ts';

/** The site: the page of the address within the layout. */
export function Pages() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary fallback={<CrashPage />}>
      <Layout>
        <ErrorBoundary key={pathname} fallback={<CrashPage />}>
          <Suspense fallback={<FullScreenSpinner />}>
            <Routes>
              {routes.map((route) => (
                <Route key={route.path} path={route.path} element={<RoutedPage route={route} />} />
              ))}
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}
