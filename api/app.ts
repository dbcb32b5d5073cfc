import type Router from '@koa/router';
import Koa from 'koa';
import { negotiateLocale } from './contract/locales.ts';
import { answerErrors } from './http/answerErrors.ts';
import { bodyParser } from './http/body.ts';
import type { Middleware, RequestState } from './http/context.ts';
import { cors } from './http/cors.ts';
import { errors } from './http/errors.ts';
import { requestLog } from './http/requestLog.ts';
import { gate, preview, principalsOf, ruleBelowApi, session } from './http/session.ts';
import { accountLinksRouter } from './resources/account-links/router.ts';
import { apiTokensRouter } from './resources/api-tokens/router.ts';
import { demandRouter } from './resources/auth/demandRouter.ts';
import { authRouter } from './resources/auth/router.ts';
import { secondFactorRouter } from './resources/auth/secondFactorRouter.ts';
import { blogRouter } from './resources/blog/router.ts';
import { cardPaymentsRouter } from './resources/card-payments/router.ts';
import { carPhotosRouter } from './resources/cars/photosRouter.ts';
import { contactMessagesRouter } from './resources/contact-messages/router.ts';
import { contentRouter } from './resources/content/router.ts';
import type { ContentResource } from './resources/crud/declaration.ts';
import { crudRouter, type RouterDeps } from './resources/crud/router.ts';
import { demoSeasonRouter } from './resources/demo-season/router.ts';
import { firstStepsRouter } from './resources/first-steps/router.ts';
import { healthRouter } from './resources/health/router.ts';
import { homeSectionsRouter } from './resources/home-sections/router.ts';
import { legalRouter } from './resources/legal-texts/router.ts';
import { liveRouter } from './resources/live/router.ts';
import { mailsRouter } from './resources/mails/router.ts';
import { mediaRouter } from './resources/media/router.ts';
import { openApiRouter } from './resources/openapi/router.ts';
import { orderPagesRouter } from './resources/order-pages/router.ts';
import { ordersRouter } from './resources/orders/router.ts';
import { overviewRouter } from './resources/overview/router.ts';
import { pageLinksRouter } from './resources/pages/linksRouter.ts';
import { paymentsRouter } from './resources/payments/router.ts';
import { personalDataRouter } from './resources/personal-data/router.ts';
import { plainResources } from './resources/plainResources.ts';
import { withDraft } from './resources/previews/drafts.ts';
import { previewsRouter } from './resources/previews/router.ts';
import { profileRouter } from './resources/profile/router.ts';
import { restoredCopyRouter } from './resources/restored-copy/router.ts';
import { revisionsRouter } from './resources/revisions/router.ts';
import { securityEventsRouter } from './resources/security-events/router.ts';
import { usersRouter } from './resources/users/router.ts';
import { malformed, notFound } from './services/failure.ts';
import type { ApiTokens } from './services/sessions/apiTokens.ts';
import { API_HEADERS } from './site/securityHeaders.ts';

interface AppDeps extends Omit<RouterDeps, 'body' | 'principalOf'> {
  temporaryDir: string;
  tokens: ApiTokens;
  ownSessions: ReadonlySet<string>;
  site: readonly Middleware[];
  /** Measures every request; absent while nobody asks for it. */
  measured: Middleware | undefined;
}

/** Builds the whole app from its dependencies, without listening or reading the environment. */
export function createApp(deps: AppDeps): Koa<RequestState> {
  const { config, log, sessions, tokens, site } = deps;
  // Only the last of the forwarded addresses is the proxy's own; a client can forge the others.
  const app = new Koa<RequestState>({ proxy: config.trustProxy, maxIpsCount: 1 });
  app.silent = true;
  app.on('error', answerErrors(log));

  if (deps.measured) app.use(deps.measured);
  const principalOf = principalsOf(sessions, tokens);
  const signedIn = session(principalOf, tokens);
  app.use(requestLog(log, config.logAddresses, deps.ownSessions));
  app.use(errors(log));
  const api: Middleware[] = [
    closed,
    cors(config.corsOrigins),
    language,
    readableAddress,
    contentName,
    firstState(new URL(config.publicUrl).origin),
    (ctx, next) => (ruleBelowApi(ctx)?.for === 'open' ? next() : signedIn(ctx, next)),
    gate(sessions),
    preview(deps.previews),
    ...apiRoutes({ ...deps, principalOf, body: bodyParser(deps.temporaryDir) }),
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

function apiRoutes(deps: RouterDeps): Middleware[] {
  const routers: Router<RequestState>[] = [
    healthRouter(deps),
    authRouter(deps),
    secondFactorRouter(deps),
    demandRouter(deps),
    usersRouter(deps),
    profileRouter(deps),
    accountLinksRouter(deps),
    carPhotosRouter(deps),
    legalRouter(deps),
    ...plainResources.map((resource) => crudRouter(offered(resource, deps.cards !== null), deps)),
    cardPaymentsRouter(deps),
    blogRouter(deps),
    contactMessagesRouter(deps),
    ordersRouter(deps),
    orderPagesRouter(deps),
    paymentsRouter(deps),
    mailsRouter(deps),
    securityEventsRouter(deps),
    apiTokensRouter(deps),
    mediaRouter(deps),
    revisionsRouter(deps),
    previewsRouter(deps),
    homeSectionsRouter(deps),
    pageLinksRouter(deps),
    contentRouter(deps),
    overviewRouter(deps),
    firstStepsRouter(deps),
    demoSeasonRouter(deps),
    restoredCopyRouter(deps),
    personalDataRouter(deps),
    liveRouter(deps),
    openApiRouter(deps),
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
