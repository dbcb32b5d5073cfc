import type { Context } from './context.ts';

interface Cookie {
  name: string;
  /** The only paths to which the browser sends it, where the site has no https. */
  path: string;
}

export const KNOWN_DEVICE: Cookie = { name: 'known_device', path: '/api/auth' };
/** Accepted only by routes that take it: invoices, vouchers and printed lists. */
export const INVOICES: Cookie = { name: 'invoice_session', path: '/api/orders/admin/orders' };

/** Behind a proxy the connection itself is not encrypted: the site's address decides. */
const isHttps = ({ state }: Context): boolean => state.origin.startsWith('https:');

/** With https no other host, nor anybody on the way, can set a cookie of this name. */
const nameOf = (ctx: Context, { name }: Cookie): string => (isHttps(ctx) ? `__Host-${name}` : name);

export const readCookie = (ctx: Context, cookie: Cookie): string | undefined =>
  ctx.cookies.get(nameOf(ctx, cookie));

/** Sets a cookie that scripts can't read and other sites don't send; null takes it away. */
export function setCookie(
  ctx: Context,
  cookie: Cookie,
  value: string | null,
  maxAge?: number,
): void {
  const secure = isHttps(ctx);
  ctx.cookies.secure = secure;
  // Such a name is for the whole host; the server looks where a cookie counts.
  const path = secure ? '/' : cookie.path;
  const kept = { httpOnly: true, sameSite: 'strict', secure, path } as const;
  ctx.cookies.set(nameOf(ctx, cookie), value, { ...kept, ...(maxAge !== undefined && { maxAge }) });
}
