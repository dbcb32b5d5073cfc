import { useCallback, useContext } from 'react';
import {
  type RouterNavigateFunction,
  type RouterProvider,
  reactRouterProvider,
  useResourceContext,
} from 'react-admin';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';

/**
 * React Router for react-admin. A list writes its filter into the address half a second after
 * typing, without a path. It is resolved against the current address rather than the last rendered
 * one; otherwise a form closed in the meantime would reopen.
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
      // Filters don't follow the user to another list.
      const path = pathname.slice(router.basename?.length ?? 0).split('/');
      if (resource === undefined || path.includes(resource)) void router.navigate(to, options);
    },
    [navigate, resource, router],
  );
}
