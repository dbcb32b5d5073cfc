import { Navigate, useLocation } from 'react-router';
import { pageSearch } from '../../api/contract/sitePaths.ts';
import { useSite } from './site.ts';
import { SAME_PLACE } from './useNavigationScroll.ts';

/** Sends the visitor to another path, parameters kept: with a 301 from the server, else at once. */
export function MovedTo({ path }: { path: string }) {
  const { response } = useSite();
  const { search } = useLocation();
  const to = path + pageSearch(path, new URLSearchParams(search));
  if (!response) return <Navigate to={to} replace state={SAME_PLACE} />;
  response.status = 301;
  response.location = to;
  return null;
}
