import { feedPaths } from '../../contract/sitePaths.ts';

/** What crawlers may read: all but the back-office and the API. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    `Sitemap: ${origin}${feedPaths.sitemap}`,
    '',
  ].join('\n');
