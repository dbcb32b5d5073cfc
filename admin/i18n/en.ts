import english from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { achievementStats } from '../achievement-stats/messages.en.ts';
import { achievements } from '../achievements/messages.en.ts';
import { blog } from '../blog/messages.en.ts';
import { carPhotos } from '../car-photos/messages.en.ts';
import { cars } from '../cars/messages.en.ts';
import { dashboard } from '../dashboard/messages.en.ts';
import { events } from '../events/messages.en.ts';
import { richText } from '../form/richText/messages.en.ts';
import { gallery } from '../gallery/messages.en.ts';
import { history } from '../history/messages.en.ts';
import { importing } from '../importing/messages.en.ts';
import { lists } from '../lists/messages.en.ts';
import { live } from '../live/messages.en.ts';
import { media } from '../media/messages.en.ts';
import { messages } from '../messages/messages.en.ts';
import { ordering } from '../ordering/messages.en.ts';
import { orders } from '../orders/messages.en.ts';
import { palette } from '../palette/messages.en.ts';
import { paymentMethods } from '../payment-methods/messages.en.ts';
import { previews } from '../previews/messages.en.ts';
import { products } from '../products/messages.en.ts';
import { settings } from '../settings/messages.en.ts';
import { shippingMethods } from '../shipping-methods/messages.en.ts';
import { shortcuts } from '../shortcuts/messages.en.ts';
import { sponsors } from '../sponsors/messages.en.ts';
import { team } from '../team/messages.en.ts';
import { paddock } from './paddock.en.ts';

/** Every text of the back-office in English. */
export const en = mergeTranslations(english, {
  paddock,
  dashboard,
  palette,
  previews,
  importing,
  lists,
  live,
  ordering,
  richText,
  shortcuts,
  resources: {
    'achievement-stats': achievementStats,
    achievements,
    blog,
    'car-photos': carPhotos,
    cars,
    events,
    gallery,
    history,
    media,
    messages,
    orders,
    'payment-methods': paymentMethods,
    products,
    settings,
    'shipping-methods': shippingMethods,
    sponsors,
    team,
  },
});
