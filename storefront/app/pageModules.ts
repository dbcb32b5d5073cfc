import { type PageModule, type PageRoute, routes } from './routes.ts';

const loaded = new Map<PageRoute, PageModule>();
const underWay = new Map<PageRoute, Promise<PageModule>>();

export const loadedPage = (route: PageRoute): PageModule | undefined => loaded.get(route);

/** Loads a page's module once; retries after a failure. */
export function loadPage(route: PageRoute): Promise<PageModule> {
  const known = underWay.get(route);
  if (known) return known;
  const loading = route.load().then(
    (module) => {
      loaded.set(route, module);
      return module;
    },
    (error: unknown) => {
      underWay.delete(route);
      throw error;
    },
  );
  underWay.set(route, loading);
  return loading;
}

/** A page's module with those of its lazily hydrated parts. */
export async function loadWholePage(route: PageRoute): Promise<PageModule> {
  const page = await loadPage(route);
  await page.loadLazyParts?.();
  return page;
}

/** Every page's modules, preloaded on the server. */
export const loadAllPages = (): Promise<PageModule[]> => Promise.all(routes.map(loadWholePage));
