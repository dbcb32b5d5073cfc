import { FRAME_SOURCES } from '../contract/embeds.ts';

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  `frame-src 'self' ${FRAME_SOURCES.join(' ')}`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every page; scripts come from our own files alone, so none needs a nonce. */
export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['content-security-policy', POLICY],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
];

/** In their place on a page that our own pages may frame. */
export const FRAMED_HEADERS: typeof SECURITY_HEADERS = [
  ['content-security-policy', POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'")],
  ['x-frame-options', 'SAMEORIGIN'],
];

/** Those of them that an answer is kept with; `writeResponse` adds the other one to every answer. */
export const KEPT_SECURITY_HEADERS: readonly string[] = SECURITY_HEADERS.filter(
  ([name]) => name !== 'x-content-type-options',
).flat();
