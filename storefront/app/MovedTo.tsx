import { useEffect } from 'react';
import { pageSearch } from '../../api/contract/sitePaths.ts';
import { useNavigation, usePlace } from './navigation.ts';
import { useSite } from './site.ts';
import { SAME_PLACE } from './useNavigationScroll.ts';

/** Redirects to another path, keeping parameters: with a 301 on the server, else at once. */
export function MovedTo({ path }: { path: string }) {
  const { response } = useSite();
  const { search } = usePlace();
  const to = path + pageSearch(path, new URLSearchParams(search));
  const { go } = useNavigation();
  useEffect(() => go(to, { replace: true, state: SAME_PLACE }), [go, to]);
  if (response) {
    response.status = 301;
    response.location = to;
  }
  return null;
}
