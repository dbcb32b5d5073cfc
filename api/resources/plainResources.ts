import { achievementStats } from './achievement-stats/declaration.ts';
import { achievements } from './achievements/declaration.ts';
import { blogPosts } from './blog/declaration.ts';
import { carPhotos } from './car-photos/declaration.ts';
import { cars } from './cars/declaration.ts';
import type { ContentResource } from './crud/declaration.ts';
import { events } from './events/declaration.ts';
import { gallery } from './gallery/declaration.ts';
import { paymentMethods } from './orders/paymentMethods.ts';
import { shippingMethods } from './orders/shippingMethods.ts';
import { products } from './products/declaration.ts';
import { settings } from './settings/declaration.ts';
import { sponsors } from './sponsors/declaration.ts';
import { teamMembers } from './team-members/declaration.ts';

/**
 * The resources that a declaration tells whole: their routes and their part of the API's document are
 * made of this list. A further one joins with a line, in the order of the site's menu.
 */
export const plainResources: readonly ContentResource[] = [
  settings,
  teamMembers,
  cars,
  events,
  gallery,
  sponsors,
  products,
  achievements,
  achievementStats,
  shippingMethods,
  paymentMethods,
];

/** All content: what `/api/db` holds and what the audit trail keeps and can restore. */
export const contentResources: readonly ContentResource[] = [
  ...plainResources,
  carPhotos,
  blogPosts,
];
