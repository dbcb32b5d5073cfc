import { FRAME_SOURCES } from '../../contract/embeds.ts';

/**
 * A content security policy. Scripts come from our own files only, so no nonce is needed.
 * @param styles additional sources of styles, each after a space
 */
const policyOf = (styles: string, ...more: string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    `frame-src 'self' ${FRAME_SOURCES.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...more,
  ].join('; ');

/**
 * The policy of a public page: styles come from our files or match the given hashes of inline
 * styles; scripts create HTML only through `storefront/app/trusted.ts`.
 */
export const pagePolicy = (styleHashes: readonly string[] = []): string =>
  policyOf(
    styleHashes.map((hash) => ` ${hash}`).join(''),
    "require-trusted-types-for 'script'",
    'trusted-types paddock default',
  );

/** The policy of the back-office: its components and its editor add inline styles. */
const BACK_OFFICE_POLICY = policyOf(" 'unsafe-inline'");

/** What is the same on every page. */
const ALWAYS: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const headersWith = (policy: string): Record<string, string> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  ...ALWAYS,
});

/** Headers of a public page without inline styles. */
export const PAGE_HEADERS = headersWith(pagePolicy());

/** Headers of the back-office's page, whose own screens scan codes with the camera. */
export const BACK_OFFICE_HEADERS = {
  ...headersWith(BACK_OFFICE_POLICY),
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};

/**
 * Headers of answers that aren't pages: if a browser shows one as a page, nothing in it runs or
 * loads.
 */
export const API_HEADERS: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Replacements for a page that our own pages may frame. */
export const framedHeaders = (policy: string): Record<string, string> => ({
  'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  'x-frame-options': 'SAMEORIGIN',
});

/** Headers that are cached with a page; `writeResponse` adds `nosniff` to every answer. */
export const cachedHeaders = (policy: string): readonly string[] =>
  Object.entries({ 'content-security-policy': policy, ...ALWAYS }).flat();
