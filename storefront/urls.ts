import type { EventType } from '../api/contract/constants.ts';
import { sitePaths } from '../api/contract/sitePaths.ts';

/** The sections of the home page that an address may point at (public-site §2). */
export type HomeSection =
  | 'home'
  | 'about'
  | 'team'
  | 'cars'
  | 'events'
  | 'achievements'
  | 'gallery'
  | 'sponsors'
  | 'drift-taxi'
  | 'shop'
  | 'blog'
  | 'contact';

/** Every address of the site (public-site §2), written once. */
export const urls = {
  ...sitePaths,
  homeSection: (section: HomeSection) => `/#${section}`,
  eventsOf: (type: EventType) => `${sitePaths.events}?type=${type}`,
  checkout: '/checkout',
  admin: '/admin',
  /** The team's sign, for search engines. */
  logo: '/icon-512.png',
} as const;
