import { useLocation, useMatchPath, useResourceContext } from 'react-admin';

/** Which record the address opens over its list: an id, 'create', or null for the list alone. */
export function useOpenRecord(view: 'edit' | 'show'): string | null {
  const resource = useResourceContext();
  const matchPath = useMatchPath();
  const { pathname } = useLocation();
  const pattern = view === 'show' ? `/${resource}/:id/show` : `/${resource}/:id`;
  return matchPath(pattern, pathname)?.params.id ?? null;
}
