import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import type { Context, Middleware } from '../../platform/http/context.ts';
import { type PageDeps, pageOf, type StorefrontEntry } from './storefront.ts';

/** The back-office while it is worked on: Vite answers its modules, every other address its page. */
export function backOfficeDev(vite: ViteDevServer, page: string): Middleware {
  return async function backOfficeDevMiddleware(ctx, next) {
    if (ctx.path !== '/admin' && !ctx.path.startsWith('/admin/')) return next();
    const isModule = ctx.path.includes('.') || ctx.path.includes('@');
    if (isModule && (await handledBy(vite, ctx))) return;
    ctx.status = 200;
    ctx.type = 'text/html';
    const html = await readFile(page, 'utf8');
    ctx.body = await vite.transformIndexHtml('/index.html', html, '/admin/index.html');
  };
}

/** The storefront while it is worked on: each page is rendered by the sources as they are. */
export function storefrontDev(vite: ViteDevServer, deps: Omit<PageDeps, 'load'>): Middleware {
  const load = async () =>
    (await vite.ssrLoadModule('/entry-server.tsx')) as unknown as StorefrontEntry;
  return async function storefrontDevMiddleware(ctx) {
    if (await handledBy(vite, ctx)) return;
    const { page } = await pageOf(ctx, { ...deps, load });
    const { status, html, location } = page ?? { status: 405, html: '' };
    if (location !== undefined) ctx.redirect(location);
    else ctx.body = html;
    ctx.status = status;
    if (location === undefined) ctx.type = 'text/html';
  };
}

/** Lets Vite answer; false when the address isn't Vite's. */
function handledBy(vite: ViteDevServer, ctx: Context): Promise<boolean> {
  return new Promise((resolve, reject) => {
    ctx.respond = false;
    ctx.res.statusCode = 200;
    ctx.res.once('finish', () => resolve(true));
    vite.middlewares(ctx.req, ctx.res, (error?: unknown) => {
      ctx.respond = true;
      ctx.status = 404;
      if (error) reject(error);
      else resolve(false);
    });
  });
}
