import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Locale } from '../../api/contract/locales.ts';
import type { PostedForm } from '../../api/contract/postedForm.ts';
import { isSlug } from '../../api/contract/slug.ts';
import { urls } from '../urls.ts';
import { type Navigation, usePlace } from './navigation.ts';
import type { SectionQuery } from './queries.ts';
import type { ApiAccess } from './site.ts';

/** A visit to a page: the input of its queries. */
export interface Visit extends ApiAccess {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** A form of the page submitted without scripts. */
  posted?: PostedForm;
}

/** A page's module: the component, and the queries answered before it is rendered. */
export interface PageModule {
  default: ComponentType;
  queries?: (visit: Visit) => readonly SectionQuery<unknown>[];
  /** Queries of parts that are hydrated lazily: the server renders their answers without sending them. */
  lazyQueries?: (visit: Visit) => readonly SectionQuery<unknown>[];
  /** Loads the modules of these parts. */
  loadLazyParts?: () => Promise<unknown>;
  /** Called before hydration. Returns what has to be awaited before another language. */
  hydrateLazily?: (page: FirstPage) => (locale: Locale) => Promise<void>;
}

/** The page that the browser loaded, about to be hydrated. */
export interface FirstPage {
  locale: Locale;
  accessIn: (locale: Locale) => ApiAccess;
  queryClient: QueryClient;
  navigation: Navigation;
}

/** All that a page shows. */
export const allQueries = (page: PageModule, visit: Visit): SectionQuery<unknown>[] => [
  ...(page.queries?.(visit) ?? []),
  ...(page.lazyQueries?.(visit) ?? []),
];

export interface PageRoute {
  path: string;
  /** Its path, whose parameters are named groups. */
  pattern: RegExp;
  /** The page's file, relative to the storefront folder. */
  file: string;
  load: () => Promise<PageModule>;
}

const PAGES = import.meta.glob<PageModule>(['../*/*Page.tsx', '!../app/*']);

const ANY = '*';

/** A page written by the team, for addresses that can be one. */
const CUSTOM = '/:slug';

export const isNotFound = ({ path }: PageRoute): boolean => path === ANY;

/** Whether it depends on the content if the page exists. */
export const isCustom = ({ path }: PageRoute): boolean => path === CUSTOM;

/** The routes of the site. The last one matches every other address. */
export const routes: readonly PageRoute[] = [
  page(urls.home, 'home/HomePage.tsx'),
  page(urls.cars, 'cars/CarsGalleryPage.tsx'),
  page('/car/:slug', 'cars/CarPage.tsx'),
  page(urls.events, 'events/EventsCalendarPage.tsx'),
  page(urls.gallery, 'gallery/GalleryPage.tsx'),
  page(urls.achievements, 'achievements/AchievementsGalleryPage.tsx'),
  page(urls.shop, 'shop/ShopPage.tsx'),
  page('/product/:slug', 'shop/ProductPage.tsx'),
  page(urls.cart, 'cart/CartPage.tsx'),
  page(urls.checkout, 'checkout/CheckoutPage.tsx'),
  page(urls.order(':secret'), 'order/OrderPage.tsx'),
  page(urls.orderLinks, 'order/OrderLinksPage.tsx'),
  page(urls.withdrawal, 'order/WithdrawalPage.tsx'),
  page(urls.voucher, 'voucher/VoucherPage.tsx'),
  page(urls.voucherDate, 'dates/VoucherDatePage.tsx'),
  page(urls.blog, 'blog/BlogPage.tsx'),
  page('/blog/:slug', 'blog/PostPage.tsx'),
  page(urls.terms, 'legal/TermsPage.tsx'),
  page(urls.privacy, 'legal/PrivacyPage.tsx'),
  page(urls.cookies, 'legal/CookiesPage.tsx'),
  page(urls.login, 'login/LoginPage.tsx'),
  page(urls.forgotPassword, 'login/ForgotPasswordPage.tsx'),
  page(urls.setPassword, 'login/SetPasswordPage.tsx'),
  page(CUSTOM, 'pages/CustomPage.tsx'),
  page(ANY, 'notFound/NotFoundPage.tsx'),
];

export function matchRoute(pathname: string) {
  for (const route of routes) {
    const match = route.pattern.exec(pathname);
    const params: Visit['params'] = match?.groups ?? {};
    if (route.path === CUSTOM && !isSlug(params.slug?.toLowerCase() ?? '')) continue;
    if (match) return { route, params };
  }
  throw new Error(`No route takes ${pathname}`);
}

function page(path: string, file: string): PageRoute {
  const load = PAGES[`../${file}`];
  if (!load) throw new Error(`There is no page ${file}`);
  return { path, pattern: patternOf(path), file, load };
}

/** Case and slashes at the end make no difference: the server redirects such addresses. */
function patternOf(path: string): RegExp {
  if (path === ANY) return /^/;
  const named = path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${named}/*$`, 'i');
}

export const useRouteParams = () => matchRoute(usePlace().pathname).params;
