import Router from '@koa/router';
import type { ZodType } from 'zod';
import type { Need, RouteRule } from '../../contract/access.ts';
import type { ResponseCache } from '../cache/responseCache.ts';
import type { Described, Method, Part, WriteBody } from '../openapi/model.ts';
import { answerJson } from './answerJson.ts';
import type { BodyParser } from './body.ts';
import { cacheResponse } from './cacheResponse.ts';
import type { Context, Middleware, RequestState } from './context.ts';
import { parseInput } from './validate.ts';

/**
 * Who may call a route: who has all of these rights; everybody (`public`), whose bearer is read all the
 * same; or everyone, whatever the bearer (`open`), so that an expired one locks no one out.
 */
type Access = Need | readonly Need[] | 'public' | 'open';

// biome-ignore lint/suspicious/noConfusingVoidType: what a function without a return statement returns
type Answered = object | undefined | void;

interface RouteSpec<Input> extends Omit<Described, 'rule' | 'isCached' | 'body'> {
  method: Method;
  /** Below `/api`, with `:name` for parameters. */
  path: `/${string}`;
  needs: Access;
  /** Also takes the cookie with which documents open in a tab of their own; below its path, `INVOICES.path`. */
  takesCookie?: true;
  /** Also for those who have yet to set up a demanded second factor, and may do nothing else. */
  isEnrolment?: true;
  /** The body, parsed before `run`. */
  input?: WriteBody<Input>;
  /** Visitors' responses are cached under these tags. */
  cacheTags?: readonly string[];
  /** What a request has to pass before its body is read: limits of how often it may come. */
  limits?: readonly Middleware[];
  /**
   * Returns what is answered as JSON, with the first successful status of `answers`; undefined where it answered
   * itself: a file, a text or a stream.
   */
  run(ctx: Context, input: Input): Answered | Promise<Answered>;
}

/** A route: how it is mounted, guarded, parsed and described. */
export interface Route {
  method: Method;
  path: `/${string}`;
  described: Described;
  cacheTags: readonly string[] | undefined;
  limits: readonly Middleware[];
  run: Middleware;
}

/** The routes of one chapter of the reference, and the records that they answer by component name. */
export interface RouteGroup {
  tag: { name: string; description: string };
  records?: Readonly<Record<string, ZodType>>;
  routes: readonly Route[];
}

/** Declares a route. It is mounted by `mountRoutes` and is its own operation in the API's document. */
export function route<Input = undefined>(spec: RouteSpec<Input>): Route {
  const {
    method,
    path,
    needs,
    takesCookie,
    isEnrolment,
    input,
    cacheTags,
    limits,
    run,
    ...described
  } = spec;
  const status = Number(Object.keys(spec.answers).find((code) => code.startsWith('2')) ?? 200);
  return {
    method,
    path,
    cacheTags,
    limits: limits ?? [],
    described: {
      ...described,
      ...(input && { body: input }),
      ...(cacheTags && { isCached: true }),
      rule: ruleOfSpec(needs, takesCookie, isEnrolment),
    },
    async run(ctx) {
      const schema = input?.schema;
      const parsed = schema ? parseInput(schema, ctx.state.body) : ctx.state.body;
      const answered = await run(ctx, parsed as Input);
      if (answered === undefined) return;
      answerJson(ctx, answered);
      ctx.status = status;
    },
  };
}

function ruleOfSpec(needs: Access, takesCookie?: true, isEnrolment?: true): RouteRule {
  if (needs === 'public' || needs === 'open') return { needs: [], for: needs };
  return {
    needs: typeof needs === 'string' ? [needs] : needs,
    ...(takesCookie && { for: 'cookie' }),
    ...(isEnrolment && { isEnrolment }),
  };
}

/** PUT and PATCH as one declaration: both merge alike. `ids` are their operations' names. */
export const putAndPatch = <Input>(
  ids: { put: string; patch: string },
  spec: Omit<RouteSpec<Input>, 'method' | 'id'>,
): Route[] =>
  (['put', 'patch'] as const).map((method) => route({ ...spec, method, id: ids[method] }));

interface Mounting {
  /** Lets a request through to a route whose needs it has. */
  guard(rule: RouteRule): Middleware;
  body: BodyParser;
  cache: ResponseCache;
}

/** The middlewares that answer these routes below `/api`; other paths pass. */
export function mountRoutes(
  groups: readonly RouteGroup[],
  { guard, body, cache }: Mounting,
): Middleware[] {
  const routers = new Map<string, Router<RequestState>>();
  for (const { method, path, described, cacheTags, limits, run } of groups.flatMap(
    ({ routes }) => routes,
  )) {
    const [, first = ''] = path.split('/');
    const prefix = `/api/${first}`;
    const router = routers.get(prefix) ?? new Router<RequestState>({ prefix });
    routers.set(prefix, router);
    const { rule, body: written } = described;
    router.register(
      path.slice(first.length + 1) || '/',
      [method],
      [
        guard(rule),
        ...limits,
        ...(cacheTags ? [cacheResponse(cache, cacheTags)] : []),
        ...(written ? [body({ maxFiles: written.maxFiles })] : []),
        run,
      ],
    );
  }
  return [...routers].map(([prefix, router]) => skippingOthers(prefix, router.routes()));
}

/** Of so many routers, one is skipped for all paths but its own. Case-insensitive, as routers match. */
const skippingOthers =
  (prefix: string, routes: Middleware): Middleware =>
  (ctx, next) =>
    ctx.path.slice(0, prefix.length).toLowerCase() === prefix ? routes(ctx, next) : next();

/** A group as a chapter of the API's document. */
export const chapterOf = ({ tag, records, routes }: RouteGroup): Part => ({
  tag,
  ...(records && { records }),
  routes: Object.fromEntries(
    routes.map(({ method, path, described }) => [
      `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
      described,
    ]),
  ),
});
