/** The paths of the site's public pages (public-site §2), for its links and for its sitemap and feeds. */
export const sitePaths = {
  home: '/',
  cars: '/cars-gallery',
  car: (slug: string) => `/car/${encodeURIComponent(slug)}`,
  events: '/events-calendar',
  gallery: '/gallery',
  achievements: '/achievements-gallery',
  shop: '/shop',
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
} as const;

/** The files that the server makes of the content, for readers, calendars and shared links. */
export const feedPaths = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  posts: '/blog/rss.xml',
  season: '/events.ics',
  event: (id: number) => `/events/${id}.ics`,
} as const;
