import type { RouteGroup } from '../../platform/http/route.ts';
import { type AccountLinksRoutesDeps, accountLinksRoutes } from './accountLinks/routes.ts';
import { apiTokensRoutes } from './apiTokens/routes.ts';
import { type ProfileRoutesDeps, profileRoutes } from './profile/routes.ts';
import { type SecondFactorRoutesDeps, secondFactorRoutes } from './secondFactor/routes.ts';
import { securityEventsRoutes } from './securityEvents/routes.ts';
import { type SignInRoutesDeps, signInRoutes } from './signIn/routes.ts';
import { type UsersRoutesDeps, usersRoutes } from './users/routes.ts';

interface AccountsDeps
  extends SignInRoutesDeps,
    SecondFactorRoutesDeps,
    UsersRoutesDeps,
    ProfileRoutesDeps,
    AccountLinksRoutesDeps {}

/** The routes of accounts: signing in, one's own account, those of the team, tokens and the log. */
export const accountsRoutes = (deps: AccountsDeps): RouteGroup[] => [
  signInRoutes(deps),
  secondFactorRoutes(deps),
  profileRoutes(deps),
  usersRoutes(deps),
  accountLinksRoutes(deps),
  apiTokensRoutes(deps),
  securityEventsRoutes(deps),
];
