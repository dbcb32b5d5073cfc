import { EVENT_TYPES, LEGAL_KINDS, PRODUCT_CATEGORIES, SHOP_SORTS } from './constants.ts';
import { isIsoDate } from './dates.ts';
import { isLocale } from './locales.ts';

/** URL parameter with a signed preview. */
export const PREVIEW_PARAMETER = 'preview';

/** URL parameter of the sign-in page with the back-office's address to return to. */
export const BACK_PARAMETER = 'back';

/** Header that passes the preview on to the API. */
export const PREVIEW_HEADER = 'x-preview';

/** Path prefix of order pages. */
const ORDER_PAGE = '/order/';

/** Whether a path is an order's page, whose secret URL gives access to the order. */
export const isOrderPage = (path: string): boolean => path.toLowerCase().startsWith(ORDER_PAGE);

export const sitePaths = {
  home: '/',
  cars: '/cars-gallery',
  car: (slug: string) => `/car/${encodeURIComponent(slug)}`,
  events: '/events-calendar',
  gallery: '/gallery',
  achievements: '/achievements-gallery',
  shop: '/shop',
  cart: '/cart',
  /** Also the thank-you page after the order. */
  checkout: '/checkout',
  /** An order's page, by the secret of a link. */
  order: (secret: string) => `${ORDER_PAGE}${secret}`,
  orderLinks: '/order-links',
  withdrawal: '/withdrawal',
  /** Says how a voucher is used; its code is in the fragment, which is neither sent nor logged. */
  voucher: '/voucher',
  /** Chooses the date of a voucher; its code is in the fragment, or typed. */
  voucherDate: '/voucher-date',
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  login: '/login',
  /** Requests a mailed link that sets a new password. */
  forgotPassword: '/forgot-password',
  /** Target of that link; its secret is in the fragment, which is neither sent nor logged. */
  setPassword: '/set-password',
  page: (slug: string) => `/${encodeURIComponent(slug)}`,
} as const;

/** Whether a page's URL is a secret that gives access. */
export const isSecretPage = (path: string): boolean =>
  isOrderPage(path) || path.toLowerCase() === sitePaths.setPassword;

/** Pages for ordering, paying and withdrawing, in addition to order pages. */
const ORDERING: readonly string[] = [
  sitePaths.checkout,
  sitePaths.orderLinks,
  sitePaths.withdrawal,
  sitePaths.voucherDate,
];

/**
 * Whether a page is for ordering, paying or withdrawing. Such pages show published content only, so
 * that no preview can change where customers send money.
 */
export const isOrdering = (path: string): boolean =>
  isOrderPage(path) || ORDERING.includes(canonicalPath(path));

/** Files that the server generates from the content: feeds, calendars and link previews. */
export const feedPaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  posts: '/blog/rss.xml',
  heureka: '/shop/heureka.xml',
  google: '/shop/google.xml',
  season: '/events.ics',
  manifest: '/site.webmanifest',
  event: (id: number) => `/events/${id}.ics`,
} as const;

/** Normalises the value of a URL parameter; '' if the page ignores it. */
type Reading = (value: string) => string;

/** One of the values; the first is the page's default. */
const oneOf =
  ([first, ...others]: readonly string[]): Reading =>
  (value) =>
    value !== first && others.includes(value) ? value : '';
const anyText: Reading = (value) => value.trim();
const pageNumber: Reading = (value) => (/^[1-9]\d{0,5}$/.test(value) && value !== '1' ? value : '');

const day: Reading = (value) => (isIsoDate(value) ? value : '');

const PARAMETERS: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
  [sitePaths.events]: { type: oneOf(EVENT_TYPES) },
  [sitePaths.shop]: { category: oneOf(['', ...PRODUCT_CATEGORIES]), sort: oneOf(SHOP_SORTS) },
  ...Object.fromEntries(LEGAL_KINDS.map((kind) => [sitePaths[kind], { version: day }])),
  [sitePaths.blog]: { category: anyText, tag: anyText, page: pageNumber },
};

/** The URL parameters that any page reads. */
export const PAGE_PARAMETERS: readonly string[] = [
  ...new Set(Object.values(PARAMETERS).flatMap(Object.keys)),
  PREVIEW_PARAMETER,
  'lang',
];

/** The URL parameters that a page reads, in a fixed order, so that equal pages have equal URLs. */
export function pageSearch(
  path: string,
  asked: URLSearchParams,
  language: string | null = asked.get('lang'),
): string {
  const kept = new URLSearchParams();
  for (const [name, read] of Object.entries(PARAMETERS[path] ?? {})) {
    const value = read(asked.get(name) ?? '');
    if (value !== '') kept.set(name, value);
  }
  const preview = asked.get(PREVIEW_PARAMETER);
  if (preview !== null) kept.set(PREVIEW_PARAMETER, preview);
  if (isLocale(language)) kept.set('lang', language);
  return kept.size === 0 ? '' : `?${kept}`;
}

/** The canonical path: lower case, single slashes, no trailing slash; secrets are kept. */
export function canonicalPath(path: string): string {
  if (isOrderPage(path)) return path;
  try {
    const parts = path.split('/').filter((part) => part !== '');
    return `/${parts.map((part) => encodeURIComponent(decodeURIComponent(part).toLowerCase())).join('/')}`;
  } catch {
    return path;
  }
}
