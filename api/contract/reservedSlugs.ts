import { feedPaths, sitePaths } from './sitePaths.ts';

const firstPart = (path: string) => path.split('/')[1] ?? '';

/** First path segments of the site, its files and the API. */
const RESERVED = new Set([
  ...Object.values({ ...sitePaths, ...feedPaths }).flatMap((path) =>
    typeof path === 'string' ? firstPart(path) : [],
  ),
  'car',
  'product',
  'events',
  'checkout',
  'order',
  'orders',
  'withdrawal',
  'metrics',
  'admin',
  'api',
  'assets',
  'uploads',
  'icons',
  'fonts',
  'cs',
  'en',
]);

/** Whether a page with this slug would clash with another path of the site. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);
