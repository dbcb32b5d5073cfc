import { use } from 'react';
import { loadedPage, loadPage } from './pages.ts';
import type { PageRoute } from './routes.ts';

/** The page of a route: at once when its file is here, else as soon as it is. */
export function RoutedPage({ route }: { route: PageRoute }) {
  const { default: Page } = loadedPage(route) ?? use(loadPage(route));
  return <Page />;
}
