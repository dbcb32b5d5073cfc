import { feedPaths, sitePaths } from './sitePaths.ts';

const firstPart = (path: string) => path.split('/')[1] ?? '';

/** What addresses of the site, its files and the API begin with. */
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

/** Whether a page of this slug would stand where the site has something else. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug);
