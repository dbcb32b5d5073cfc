import english from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { carPhotos } from '../car-photos/messages.en.ts';
import { cars } from '../cars/messages.en.ts';
import { orders } from '../orders/messages.en.ts';
import { paymentMethods } from '../payment-methods/messages.en.ts';
import { products } from '../products/messages.en.ts';
import { settings } from '../settings/messages.en.ts';
import { shippingMethods } from '../shipping-methods/messages.en.ts';
import { paddock } from './paddock.en.ts';

/** Every text of the back-office in English. */
export const en = mergeTranslations(english, {
  paddock,
  resources: {
    'car-photos': carPhotos,
    cars,
    orders,
    'payment-methods': paymentMethods,
    products,
    settings,
    'shipping-methods': shippingMethods,
  },
});
