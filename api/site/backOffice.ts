import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Middleware } from '../http/context.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

/** Answers every address below `/admin` with the back-office's page; its router does the rest. */
export function backOffice(folder: string): Middleware {
  let page: Promise<string> | undefined;
  return async function backOfficeMiddleware(ctx, next) {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path !== '/admin' && !ctx.path.startsWith('/admin/')) return next();
    page ??= readFile(join(folder, 'index.html'), 'utf8');
    for (const [name, value] of SECURITY_HEADERS) ctx.set(name, value);
    ctx.set('cache-control', 'no-cache');
    ctx.set('x-robots-tag', 'noindex');
    ctx.type = 'text/html';
    ctx.body = await page;
  };
}
