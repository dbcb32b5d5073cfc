import fc from 'fast-check';
import type { MountedRoute } from '../mountedRoutes.ts';
import { pathOf, queryPair } from './addresses.ts';
import { type OddBody, oddBody } from './bodies.ts';
import { oddHeaders } from './headers.ts';

/** A request that no client would send, ready to be put into the server. */
export interface OddRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: OddBody | null;
}

/** Requests to every route, each from an address of its own so that limits don't answer first. */
export const oddRequest = (
  routes: readonly MountedRoute[],
  picturePath: string,
): fc.Arbitrary<OddRequest> =>
  fc.constantFrom(...routes).chain((route) =>
    fc
      .record({
        method: fc.oneof(
          { weight: 30, arbitrary: fc.constant(route.method) },
          {
            weight: 1,
            arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'TRACE'),
          },
        ),
        path: pathOf(route.path),
        query: fc.array(queryPair(route.path), { maxLength: route.method === 'GET' ? 4 : 1 }),
        headers: oddHeaders,
        address: fc.ipV4(),
        body: route.method === 'GET' ? fc.constant(null) : oddBody(route.path, picturePath),
      })
      .map(({ method, path, query, headers, address, body }) => ({
        method,
        url: query.length === 0 ? path : `${path}?${query.join('&')}`,
        headers: {
          'x-forwarded-for': address,
          ...(body?.type !== undefined && { 'content-type': body.type }),
          ...headers,
        },
        body,
      })),
  );
