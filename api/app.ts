import Koa from 'koa';
import type { Logger } from 'pino';
import { negotiateLocale } from './contract/locales.ts';
import type { Authentication } from './modules/accounts/index.ts';
import { contentResources } from './modules/content/index.ts';
import type { ResponseCache } from './platform/cache/responseCache.ts';
import type { Config } from './platform/config.ts';
import { malformed, notFound } from './platform/failure.ts';
import { answerErrors } from './platform/http/answerErrors.ts';
import { bodyParser } from './platform/http/body.ts';
import type { Middleware, RequestState } from './platform/http/context.ts';
import { cors } from './platform/http/cors.ts';
import { errors } from './platform/http/errors.ts';
import { requestLog } from './platform/http/requestLog.ts';
import { mountRoutes, type RouteGroup } from './platform/http/route.ts';
import { API_HEADERS } from './platform/http/securityHeaders.ts';

interface AppDeps {
  config: Config;
  log: Logger;
  cache: ResponseCache;
  groups: readonly RouteGroup[];
  authentication: Authentication;
  temporaryDir: string;
  /** Sessions that the product itself opened. */
  ownSessions: ReadonlySet<string>;
  /** What answers everything that is not below `/api`. */
  site: readonly Middleware[];
  /** Measures every request; absent without metrics. */
  measured: Middleware | undefined;
}

/** Builds the whole app from its dependencies, without listening or reading the environment. */
export function createApp(deps: AppDeps): Koa<RequestState> {
  const { config, log, cache, site, groups, authentication } = deps;
  const { guard } = authentication;
  const body = bodyParser(deps.temporaryDir);
  // Only the last of the forwarded addresses is the proxy's own; a client can forge the others.
  const app = new Koa<RequestState>({ proxy: config.trustProxy, maxIpsCount: 1 });
  app.silent = true;
  app.on('error', answerErrors(log));

  if (deps.measured) app.use(deps.measured);
  app.use(requestLog(log, config.logAddresses, deps.ownSessions));
  app.use(errors(log));
  app.use(firstState(new URL(config.publicUrl).origin));
  const api: Middleware[] = [
    defaultHeaders,
    cors(config.corsOrigins),
    language,
    readableAddress,
    contentName,
    ...mountRoutes(groups, { guard, body, cache }),
    // So that a bad bearer is refused where there is no route, too.
    guard(null),
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

/** Default headers: never cached, never framed. */
const defaultHeaders: Middleware = function defaultHeadersMiddleware(ctx, next) {
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

/** The state before the request is read: the site's origin, and no one signed in. */
const firstState = (origin: string): Middleware =>
  function firstStateMiddleware(ctx, next) {
    ctx.state.origin = origin;
    ctx.state.principal = null;
    ctx.state.user = null;
    return next();
  };

/** Resources whose path has several parts, by the name of their list in a content file. */
const NESTED = new Map(
  contentResources.flatMap(({ path }) => {
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
