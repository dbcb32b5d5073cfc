import { EVENT_TYPES, LEGAL_KINDS, PRODUCT_CATEGORIES, SHOP_SORTS } from './constants.ts';
import { isIsoDate } from './dates.ts';
import { isLocale } from './locales.ts';

/** The parameter of a page's address that carries a signed preview. */
export const PREVIEW_PARAMETER = 'preview';

/** The header by which that page's calls to the API carry the preview on. */
export const PREVIEW_HEADER = 'x-preview';

/** What the addresses of orders' pages begin with. */
const ORDER_PAGE = '/order/';

/** Whether a path is that of an order's page, which opens the order to whoever has it. */
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
  /** Thanks for the order, too, once it is placed. */
  checkout: '/checkout',
  /** An order's page, by the secret of one of its links. */
  order: (secret: string) => `${ORDER_PAGE}${secret}`,
  orderLinks: '/order-links',
  withdrawal: '/withdrawal',
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  login: '/login',
  /** Asks for a link by mail that sets a new password. */
  forgotPassword: '/forgot-password',
  /** Where a link by mail leads, its secret behind a `#`, which no server sees and no log keeps. */
  setPassword: '/set-password',
  page: (slug: string) => `/${encodeURIComponent(slug)}`,
} as const;

/** Whether a page's address opens something to whoever has it. */
export const isSecretPage = (path: string): boolean =>
  isOrderPage(path) || path.toLowerCase() === sitePaths.setPassword;

/** Where somebody orders, pays or withdraws, beside the orders' own pages. */
const ORDERING: readonly string[] = [
  sitePaths.checkout,
  sitePaths.orderLinks,
  sitePaths.withdrawal,
];

/**
 * Whether a page is one where somebody orders, pays or withdraws. It shows what is published and
 * nothing else: no preview may tell anybody where to send money.
 */
export const isOrdering = (path: string): boolean =>
  isOrderPage(path) || ORDERING.includes(ownSpelling(path));

/** The files that the server makes of the content, for readers, calendars and shared links. */
export const feedPaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  posts: '/blog/rss.xml',
  season: '/events.ics',
  manifest: '/site.webmanifest',
  event: (id: number) => `/events/${id}.ics`,
} as const;

/** What a value of a parameter says to its page; '' where it says nothing. */
type Reading = (value: string) => string;

/** One of some values; the first is what a page shows without any. */
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

/** The parameters that a page reads, in a fixed order: equal path and query are the same page. */
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

/** A path as the site spells it: lower case, single slashes, none at its end; a secret as it is. */
export function ownSpelling(path: string): string {
  if (isOrderPage(path)) return path;
  try {
    const parts = path.split('/').filter((part) => part !== '');
    return `/${parts.map((part) => encodeURIComponent(decodeURIComponent(part).toLowerCase())).join('/')}`;
  } catch {
    return path;
  }
}
