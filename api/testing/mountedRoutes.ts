import Router from '@koa/router';
import { vi } from 'vitest';

/** A way into the server: `GET /api/cars/:key`. */
export interface MountedRoute {
  method: string;
  /** The path as it is declared, with `:name` for its parameters. */
  path: string;
}

/**
 * Every route of the API that is mounted while `start` puts a server together. It is read from the
 * routers themselves, so that a new route joins the tests that go over all of them.
 */
export async function withMountedRoutes<Started>(
  start: () => Promise<Started>,
): Promise<{ started: Started; routes: MountedRoute[] }> {
  const mounting = vi.spyOn(Router.prototype, 'routes');
  const started = await start();
  const routers = mounting.mock.contexts.filter((context) => context instanceof Router);
  mounting.mockRestore();
  const found = new Map<string, MountedRoute>();
  for (const { path, methods } of routers.flatMap((router) => router.stack)) {
    for (const method of methods.filter((name) => name !== 'HEAD')) {
      if (String(path).startsWith('/api/')) {
        found.set(`${method} ${path}`, { method, path: String(path) });
      }
    }
  }
  return { started, routes: [...found.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) };
}

const keyOf = ({ method, path }: MountedRoute) => `${path} ${method}`;
