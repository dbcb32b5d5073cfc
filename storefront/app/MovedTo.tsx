import { Navigate, useLocation } from 'react-router';
import { pageSearch } from '../../api/contract/sitePaths.ts';
import { useSite } from './site.ts';
import { SAME_PLACE } from './useNavigationScroll.ts';

/** Redirects to another path, keeping parameters: with a 301 on the server, else at once. */
export function MovedTo({ path }: { path: string }) {
  const { response } = useSite();
  const { search } = useLocation();
  const to = path + pageSearch(path, new URLSearchParams(search));
  if (!response) return <Navigate to={to} replace state={SAME_PLACE} />;
  response.status = 301;
  response.location = to;
  return null;
}
