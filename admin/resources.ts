import type { ResourceProps } from 'react-admin';
import { carPhotos } from './car-photos/index.ts';
import { cars } from './cars/index.ts';
import { orders } from './orders/index.ts';
import { paymentMethods } from './payment-methods/index.ts';
import { products } from './products/index.ts';
import { settings } from './settings/index.ts';
import { shippingMethods } from './shipping-methods/index.ts';

/** Every resource of the back-office, in no particular order; the menu has its own. */
export const RESOURCES: readonly ResourceProps[] = [
  orders,
  cars,
  carPhotos,
  products,
  settings,
  shippingMethods,
  paymentMethods,
];
