import Router from '@koa/router';
import { vi } from 'vitest';

export interface MountedRoute {
  method: string;
  path: string;
}

/** Routes mounted while `start` runs, read from the routers: a new one joins the tests. */
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
