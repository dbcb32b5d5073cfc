import type { ResourceProps } from 'react-admin';
import { achievementStats } from './achievement-stats/index.ts';
import { achievements } from './achievements/index.ts';
import { blog } from './blog/index.ts';
import { carPhotos } from './car-photos/index.ts';
import { cars } from './cars/index.ts';
import { events } from './events/index.ts';
import { gallery } from './gallery/index.ts';
import { history } from './history/index.ts';
import { media } from './media/index.ts';
import { messages } from './messages/index.ts';
import { orders } from './orders/index.ts';
import { paymentMethods } from './payment-methods/index.ts';
import { products } from './products/index.ts';
import { settings } from './settings/index.ts';
import { shippingMethods } from './shipping-methods/index.ts';
import { sponsors } from './sponsors/index.ts';
import { team } from './team/index.ts';

/** Every resource of the back-office, in no particular order; the menu has its own. */
export const RESOURCES: readonly ResourceProps[] = [
  orders,
  messages,
  blog,
  team,
  cars,
  carPhotos,
  events,
  gallery,
  media,
  sponsors,
  products,
  achievements,
  achievementStats,
  settings,
  shippingMethods,
  paymentMethods,
  history,
];
