import { Suspense, use, useEffect } from 'react';
import { Layout } from '../layout/Layout.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageSpinner } from '../ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadedUnlessFailed } from './failedLoads.ts';
import { usePlace } from './navigation.ts';
import { PreviewBanner, PreviewGate } from './Preview.tsx';
import { loadedPage, loadPage } from './pageModules.ts';
import { isOfMissingFile, reloadOnceAMinute } from './reloadOnMissingFiles.ts';
import { matchRoute, type PageRoute } from './routes.ts';
import { useSite } from './site.ts';

interface PagesProps {
  /** Why the server shows the failure page instead; the browser tries the page itself. */
  failed?: { error: unknown };
}

/** The site: the page of the current address within the layout. */
export function Pages({ failed }: PagesProps) {
  const { pathname } = usePlace();
  const { route } = matchRoute(pathname);
  return (
    <ErrorBoundary fallback={crashed}>
      <PreviewBanner />
      <Layout>
        <ErrorBoundary key={pathname} fallback={crashed}>
          <Suspense fallback={<PageSpinner />}>
            {failed ? (
              crashed(failed.error)
            ) : (
              <PreviewGate>
                <RoutedPage key={route.path} route={route} />
              </PreviewGate>
            )}
          </Suspense>
        </ErrorBoundary>
      </Layout>
    </ErrorBoundary>
  );
}

const crashed = (error: unknown) => <CrashPage error={error} />;

/** The page of a route, rendered once its module is loaded. */
function RoutedPage({ route }: { route: PageRoute }) {
  const { default: Page } =
    loadedPage(route) ?? use(loadedUnlessFailed(() => loadPage(route), route));
  return <Page />;
}

/**
 * Says that a page could not be shown. Where its files could not be loaded as the server is away the browser says why,
 * and tries again by itself.
 */
export function CrashPage({ error }: { error: unknown }) {
  const { t } = useSite();
  const { pathname, search } = usePlace();
  useEffect(() => {
    if (isOfMissingFile(error)) reloadOnceAMinute();
  }, [error]);
  const title = t('crash.title');
  return (
    <Notice title={title} text={t('crash.text')}>
      <title>{`${title} | ${t('site.name')}`}</title>
      {/* A link to the page itself: the server's failure page works without scripts, too. */}
      <Button href={pathname + search}>{t('crash.reload')}</Button>
    </Notice>
  );
}
