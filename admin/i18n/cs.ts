import czech from 'ra-language-czech';
import english from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { achievementStats } from '../achievement-stats/messages.cs.ts';
import { achievements } from '../achievements/messages.cs.ts';
import { blog } from '../blog/messages.cs.ts';
import { carPhotos } from '../car-photos/messages.cs.ts';
import { cars } from '../cars/messages.cs.ts';
import { dashboard } from '../dashboard/messages.cs.ts';
import { events } from '../events/messages.cs.ts';
import { richText } from '../form/richText/messages.cs.ts';
import { gallery } from '../gallery/messages.cs.ts';
import { history } from '../history/messages.cs.ts';
import { importing } from '../importing/messages.cs.ts';
import { lists } from '../lists/messages.cs.ts';
import { live } from '../live/messages.cs.ts';
import { media } from '../media/messages.cs.ts';
import { messages } from '../messages/messages.cs.ts';
import { ordering } from '../ordering/messages.cs.ts';
import { orders } from '../orders/messages.cs.ts';
import { palette } from '../palette/messages.cs.ts';
import { paymentMethods } from '../payment-methods/messages.cs.ts';
import { previews } from '../previews/messages.cs.ts';
import { products } from '../products/messages.cs.ts';
import { settings } from '../settings/messages.cs.ts';
import { shippingMethods } from '../shipping-methods/messages.cs.ts';
import { shortcuts } from '../shortcuts/messages.cs.ts';
import { sponsors } from '../sponsors/messages.cs.ts';
import { team } from '../team/messages.cs.ts';
import { frameworkCzech } from './framework.cs.ts';
import { paddock } from './paddock.cs.ts';

/** Every text of the back-office in Czech; what react-admin's own Czech lacks stands in framework.cs. */
export const cs = mergeTranslations(english, czech, frameworkCzech, {
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
