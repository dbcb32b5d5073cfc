import type { ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router';
import type { PostedForm } from '../../api/contract/postedForm.ts';
import { isSlug } from '../../api/contract/slug.ts';
import { urls } from '../urls.ts';
import type { SectionQuery } from './queries.ts';
import type { ApiAccess } from './site.ts';

/** One arrival at a page: what its queries may depend on. */
export interface Visit extends ApiAccess {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** A form of the page that was sent without scripts. */
  posted?: PostedForm;
}

/** A page's file: the page, and the queries to have answered before it is shown. */
export interface PageModule {
  default: ComponentType;
  queries?: (visit: Visit) => readonly SectionQuery<unknown>[];
}

export interface PageRoute {
  path: string;
  /** The page's file, from the folder storefront. */
  file: string;
  load: () => Promise<PageModule>;
}

const PAGES = import.meta.glob<PageModule>(['../*/*Page.tsx', '!../app/*']);

const ANY = '*';

/** A page of the team's own, where its address can be one. */
const FREE = '/:slug';

export const isNowhere = ({ path }: PageRoute): boolean => path === ANY;

/** Whether only the content tells if there is such a page. */
export const isFree = ({ path }: PageRoute): boolean => path === FREE;

/** The pages of the site. The last one takes every other address. */
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
  page(urls.blog, 'blog/BlogPage.tsx'),
  page('/blog/:slug', 'blog/PostPage.tsx'),
  page(urls.terms, 'legal/TermsPage.tsx'),
  page(urls.privacy, 'legal/PrivacyPage.tsx'),
  page(urls.cookies, 'legal/CookiesPage.tsx'),
  page(urls.login, 'login/LoginPage.tsx'),
  page(urls.forgotPassword, 'login/ForgotPasswordPage.tsx'),
  page(urls.setPassword, 'login/SetPasswordPage.tsx'),
  page(FREE, 'pages/FreePage.tsx'),
  page(ANY, 'notFound/NotFoundPage.tsx'),
];

export function matchRoute(pathname: string) {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (route.path === FREE && !isSlug(match?.params.slug?.toLowerCase() ?? '')) continue;
    if (match) return { route, params: match.params };
  }
  throw new Error(`No route takes ${pathname}`);
}

function page(path: string, file: string): PageRoute {
  const load = PAGES[`../${file}`];
  if (!load) throw new Error(`There is no page ${file}`);
  return { path, file, load };
}

export const useRouteParams = () => matchRoute(useLocation().pathname).params;
