import { useCallback, useContext } from 'react';
import {
  type RouterNavigateFunction,
  type RouterProvider,
  reactRouterProvider,
  useResourceContext,
} from 'react-admin';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * React Router for react-admin. A list writes its filter into the address half a second after it was
 * typed, and without a path: the filter belongs to the page that stands in the address by then, not
 * to the one that was drawn last. Else a form that closes meanwhile would open again.
 */
export const routerProvider: RouterProvider = { ...reactRouterProvider, useNavigate };

function useNavigate(): RouterNavigateFunction {
  const navigate = reactRouterProvider.useNavigate();
  const router = useContext(DataRouterContext)?.router;
  const resource = useResourceContext();
  return useCallback(
    (to, options) => {
      if (!router || typeof to !== 'object' || to.pathname !== undefined) {
        navigate(to, options);
        return;
      }
      const { pathname } = router.state.location;
      // Whoever went on to another list takes no filter along.
      const path = pathname.slice(router.basename?.length ?? 0).split('/');
      if (resource === undefined || path.includes(resource)) void router.navigate(to, options);
    },
    [navigate, resource, router],
  );
}
