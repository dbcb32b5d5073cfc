import { useLocation } from 'react-router';
import { matchRoute, type RouteMatch } from './routes.ts';

/** The parameters of the address's path, e.g. `slug`. */
export const useRouteParams = (): RouteMatch['params'] => matchRoute(useLocation().pathname).params;
