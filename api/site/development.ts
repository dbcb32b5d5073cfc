import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { Config } from '../config.ts';
import { PREVIEW_PARAMETER } from '../contract/sitePaths.ts';
import type { Context, Middleware } from '../http/context.ts';
import { pageLocale } from './pageLocale.ts';
import { inProcessFetch, pageUrl, type StorefrontEntry } from './storefront.ts';

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

interface StorefrontDev {
  config: Pick<Config, 'publicUrl' | 'czechHosts'>;
  listener(): RequestListener;
  isPreview(token: string): Promise<boolean>;
}

/** The storefront while it is worked on: each page is rendered by the sources as they are. */
export function storefrontDev(
  vite: ViteDevServer,
  { config, listener, isPreview }: StorefrontDev,
): Middleware {
  return async function storefrontDevMiddleware(ctx) {
    if (await handledBy(vite, ctx)) return;
    const entry = await vite.ssrLoadModule('/entry-server.tsx');
    const { render } = entry as unknown as StorefrontEntry;
    const { host, cookie } = ctx.headers;
    const url = pageUrl(ctx.url, config.publicUrl);
    const token = url.searchParams.get(PREVIEW_PARAMETER);
    const { status, html, location } = await render({
      url,
      ...(token !== null && (await isPreview(token)) && { preview: token }),
      locale: pageLocale({ url: ctx.url, host, cookie }, config.czechHosts),
      fetch: inProcessFetch(listener(), new Set()),
    });
    if (location !== undefined) ctx.redirect(location);
    else ctx.body = html;
    ctx.status = status;
    if (location === undefined) ctx.type = 'text/html';
  };
}

/** Lets Vite answer; false when the address is none of its own. */
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
