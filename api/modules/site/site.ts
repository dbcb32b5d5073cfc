import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteParts } from '../../assemble.ts';
import type { Config } from '../../platform/config.ts';
import type { Middleware } from '../../platform/http/context.ts';
import { BACK_OFFICE_HEADERS } from '../../platform/http/securityHeaders.ts';
import { feeds } from './feeds/feeds.ts';
import { icons } from './icons/icons.ts';
import { builtFiles } from './staticFiles.ts';
import { type StorefrontEntry, storefront } from './storefront.ts';

/** The built front ends in `dist`: their files, the back-office's page and the site's pages. */
export async function site({ config, dist }: { config: Config; dist: string }) {
  const adminDir = join(dist, 'admin');
  const storefrontDir = join(dist, 'storefront');
  const files = await Promise.all(
    [
      { prefix: '/assets/', folder: join(storefrontDir, 'assets') },
      { prefix: '/admin/assets/', folder: join(adminDir, 'assets') },
    ].map(builtFiles),
  );
  const { publicUrl, czechHosts } = config;
  let entry: Promise<StorefrontEntry> | undefined;
  const load = () => {
    entry ??= import(join(dist, 'storefront-server', 'entry-server.js'));
    return entry;
  };
  return (parts: SiteParts): Middleware[] => [
    ...files,
    offlineWorker(adminDir),
    backOffice(adminDir),
    icons(parts),
    feeds({ publicUrl, czechHosts, ...parts }),
    storefront({ publicUrl, czechHosts, load, ...parts }),
  ];
}

const WORKER = '/admin/offline.js';

/**
 * The service worker that opens the back-office without network, on devices prepared for that. Its name
 * never changes, so browsers ask for it anew; it lies above the files that it answers for.
 */
function offlineWorker(folder: string): Middleware {
  let script: Promise<string> | undefined;
  return async function offlineWorkerMiddleware(ctx, next) {
    if (ctx.path !== WORKER || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    script ??= readFile(join(folder, 'offline.js'), 'utf8');
    ctx.set(BACK_OFFICE_HEADERS);
    ctx.set('cache-control', 'no-cache');
    ctx.type = 'text/javascript';
    ctx.body = await script;
  };
}

/** Answers every address below `/admin` with the back-office's page; its router does the rest. */
function backOffice(folder: string): Middleware {
  let page: Promise<string> | undefined;
  return async function backOfficeMiddleware(ctx, next) {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path !== '/admin' && !ctx.path.startsWith('/admin/')) return next();
    page ??= readFile(join(folder, 'index.html'), 'utf8');
    ctx.set(BACK_OFFICE_HEADERS);
    ctx.set('cache-control', 'no-cache');
    ctx.set('x-robots-tag', 'noindex');
    ctx.type = 'text/html';
    ctx.body = await page;
  };
}
