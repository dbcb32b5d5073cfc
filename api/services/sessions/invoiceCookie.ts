import { type Claims, readClaims, signClaims } from './signedClaims.ts';

/** Set by sign-in, HttpOnly and SameSite=Strict; honoured for GET invoices alone (decisions). */
export const INVOICE_COOKIE = 'invoice_session';
/** The only paths to which the browser sends it. */
export const INVOICE_COOKIE_PATH = '/api/orders/admin/orders';
/** As long as a sign-in lasts without being used; whether it has ended is asked of the database. */
export const INVOICE_COOKIE_SECONDS = 30 * 86_400;

/** What the cookie holds: an invoice opens in a new tab, which sends no bearer. */
export const signInvoiceCookie = (secret: Uint8Array, claims: Claims, now: Date): Promise<string> =>
  signClaims(secret, claims, { audience: 'invoice', now, seconds: INVOICE_COOKIE_SECONDS });

/** The claims of a correctly signed, unexpired cookie, or null. */
export const readInvoiceCookie = (
  secret: Uint8Array,
  value: string,
  now: Date,
): Promise<Claims | null> => readClaims(secret, value, { audience: 'invoice', now });
