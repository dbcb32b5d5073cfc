import type Router from '@koa/router';
import Koa from 'koa';
import { type RouteRule, ruleOf } from './contract/access.ts';
import { negotiateLocale } from './contract/locales.ts';
import type { Authentication } from './modules/accounts/index.ts';
import { blogRouter } from './modules/content/blog/router.ts';
import { carPhotosRouter } from './modules/content/cars/photosRouter.ts';
import { contentRouter } from './modules/content/export/router.ts';
import { plainResources } from './modules/content/plainResources.ts';
import { withDraft } from './modules/content/previews/drafts.ts';
import { previewsRouter } from './modules/content/previews/router.ts';
import type { ContentResource } from './modules/content/resources/declaration.ts';
import { crudRouter, type RouterDeps } from './modules/content/resources/router.ts';
import { revisionsRouter } from './modules/content/revisions/router.ts';
import { legalRouter } from './modules/legal/router.ts';
import { mediaRouter } from './modules/media/router.ts';
import { openApiRouter } from './modules/reference/router.ts';
import { routerParts } from './modules/reference/routerParts.ts';
import { API_HEADERS } from './modules/site/securityHeaders.ts';
import { malformed, notFound } from './platform/failure.ts';
import { answerErrors } from './platform/http/answerErrors.ts';
import { bodyParser } from './platform/http/body.ts';
import type { Context, Middleware, RequestState } from './platform/http/context.ts';
import { cors } from './platform/http/cors.ts';
import { errors } from './platform/http/errors.ts';
import { requestLog } from './platform/http/requestLog.ts';
import { mountRoutes, partOf, type RouteGroup } from './platform/http/route.ts';

interface AppDeps extends Omit<RouterDeps, 'body' | 'principalOf'> {
  /** The routes that describe themselves. */
  groups: readonly RouteGroup[];
  authentication: Authentication;
  temporaryDir: string;
  ownSessions: ReadonlySet<string>;
  site: readonly Middleware[];
  /** Measures every request; absent while nobody asks for it. */
  measured: Middleware | undefined;
}

/** Builds the whole app from its dependencies, without listening or reading the environment. */
export function createApp(deps: AppDeps): Koa<RequestState> {
  const { config, log, cache, site, groups, authentication } = deps;
  const { guard, principalOf } = authentication;
  const body = bodyParser(deps.temporaryDir);
  // Only the last of the forwarded addresses is the proxy's own; a client can forge the others.
  const app = new Koa<RequestState>({ proxy: config.trustProxy, maxIpsCount: 1 });
  app.silent = true;
  app.on('error', answerErrors(log));

  if (deps.measured) app.use(deps.measured);
  app.use(requestLog(log, config.logAddresses, deps.ownSessions));
  app.use(errors(log));
  const api: Middleware[] = [
    closed,
    cors(config.corsOrigins),
    language,
    readableAddress,
    contentName,
    firstState(new URL(config.publicUrl).origin),
    ...mountRoutes(groups, { guard, body, cache }),
    (ctx, next) => guard(ruleBelowApi(ctx))(ctx, next),
    (ctx, next) => {
      if (!ruleBelowApi(ctx)) throw notFound();
      return next();
    },
    ...apiRoutes({ ...deps, principalOf, body }),
    function unknownPathMiddleware() {
      throw notFound();
    },
  ];
  for (const middleware of api) app.use(belowApi(middleware));
  for (const middleware of site) app.use(middleware);
  return app;
}

const belowApi =
  (middleware: Middleware): Middleware =>
  (ctx, next) =>
    ctx.path === '/api' || ctx.path.startsWith('/api/') ? middleware(ctx, next) : next();

const ruleBelowApi = ({ method, path }: Context): RouteRule | null =>
  ruleOf(method, path.slice('/api'.length));

function apiRoutes(deps: RouterDeps & Pick<AppDeps, 'groups'>): Middleware[] {
  const routers: Router<RequestState>[] = [
    carPhotosRouter(deps),
    legalRouter(deps),
    ...plainResources.map((resource) => crudRouter(offered(resource, deps.cards !== null), deps)),
    blogRouter(deps),
    mediaRouter(deps),
    revisionsRouter(deps),
    previewsRouter(deps),
    contentRouter(deps),
    openApiRouter({
      cache: deps.cache,
      parts: () => [...routerParts(), ...deps.groups.map(partOf)],
    }),
  ];
  const draft = withDraft(deps);
  return [
    (ctx, next) => (ctx.path === '/api/settings' ? draft(ctx, next) : next()),
    ...routers.map(routesOf),
  ];
}

/** Payment methods without those by card, as long as nobody takes cards. */
const offered = (resource: ContentResource, takesCards: boolean): ContentResource =>
  resource.path === 'orders/payment-methods' && takesCards
    ? { ...resource, visible: (query) => query.modify('offeredWithCards') }
    : resource;

/** A router's routes. With so many routers, one with a prefix is skipped for all other paths. */
function routesOf(router: Router<RequestState>): Middleware {
  const { prefix = '' } = router.opts;
  const routes = router.routes();
  return (ctx, next) =>
    // Case-insensitive, as routers match.
    ctx.path.slice(0, prefix.length).toLowerCase() === prefix ? routes(ctx, next) : next();
}

/** What nobody says otherwise of is kept by no browser or proxy; nothing of the API is a page. */
const closed: Middleware = function closedMiddleware(ctx, next) {
  ctx.set(API_HEADERS);
  return next();
};

const language: Middleware = function languageMiddleware(ctx, next) {
  ctx.state.locale = negotiateLocale(ctx.get('accept-language'));
  ctx.vary('accept-language');
  return next();
};

/** Rejects addresses with a NUL: SQLite would end a text there, PostgreSQL throw. */
const readableAddress: Middleware = function readableAddressMiddleware(ctx, next) {
  if (ctx.path.includes('%00')) throw notFound();
  if (ctx.querystring.includes('%00')) throw malformed('error.query');
  return next();
};

/** The state before anything is read of the request: the site's origin, and nobody signed in. */
const firstState = (origin: string): Middleware =>
  function firstStateMiddleware(ctx, next) {
    ctx.state.origin = origin;
    ctx.state.principal = null;
    ctx.state.user = null;
    return next();
  };

/** Resources whose path has several parts, by the name of their list in a content file. */
const NESTED = new Map(
  plainResources.flatMap(({ path }) => {
    const [name] = path.split('/').slice(1);
    return name === undefined ? [] : [[name, path] as const];
  }),
);

/** Treats `/api/payment-methods`, the name in `/api/db`, as `/api/orders/payment-methods`. */
const contentName: Middleware = function contentNameMiddleware(ctx, next) {
  const [, , name = ''] = ctx.path.split('/');
  const path = NESTED.get(name);
  if (path !== undefined) ctx.path = `/api/${path}${ctx.path.slice(`/api/${name}`.length)}`;
  return next();
};
