import { FRAME_SOURCES } from '../../contract/embeds.ts';

/**
 * Scripts come from our own files alone, so none needs a nonce.
 * @param styles where styles may come from beside our own files
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
 * Of a public page: no style but our files' and those that stand in the page as the server wrote
 * them, by their hashes; no HTML from scripts but through `storefront/app/trusted.ts`.
 */
export const pagePolicy = (styleHashes: readonly string[] = []): string =>
  policyOf(
    styleHashes.map((hash) => ` ${hash}`).join(''),
    "require-trusted-types-for 'script'",
    'trusted-types paddock default',
  );

/** Of the back-office's page: its parts and its editor write styles as they go. */
const BACK_OFFICE_POLICY = policyOf(" 'unsafe-inline'");

const OTHERS: Readonly<Record<string, string>> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const headersWith = (policy: string): Record<string, string> => ({
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  ...OTHERS,
});

/** Headers of every public page; one with styles in it names them in a policy of its own. */
export const PAGE_HEADERS = headersWith(pagePolicy());

export const BACK_OFFICE_HEADERS = headersWith(BACK_OFFICE_POLICY);

/** Of what is no page: should a browser ever show it as one, nothing in it runs or loads. */
export const API_HEADERS: Record<string, string> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** In their place on a page that our own pages may frame. */
export const framedHeaders = (policy: string): Record<string, string> => ({
  'content-security-policy': policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  'x-frame-options': 'SAMEORIGIN',
});

/** Those that a page is kept with; `writeResponse` adds the other one to every answer. */
export const keptHeaders = (policy: string): readonly string[] =>
  Object.entries({ 'content-security-policy': policy, ...OTHERS }).flat();
