import type { Locale } from '../../api/contract/locales.ts';
import { slotPrice } from '../../api/contract/slots.ts';
import type { SlotOffer } from '../../api/contract/types.ts';

interface Dated {
  name: string;
  price: number;
  dates: readonly SlotOffer[];
  /** Of the product's page. */
  address: string;
  locale: Locale;
}

/** A product's dates for search engines: events with their price and whether places are free. */
export const datesJsonLd = ({ name, price, dates, address, locale }: Dated): object => ({
  '@graph': dates.map((slot) => ({
    '@type': 'Event',
    name,
    startDate: slot.starts_at,
    endDate: slot.ends_at,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: slot.place[locale], address: slot.place[locale] },
    remainingAttendeeCapacity: slot.left,
    offers: {
      '@type': 'Offer',
      url: address,
      price: slotPrice(price, slot.price_difference).toFixed(2),
      priceCurrency: 'CZK',
      availability: `https://schema.org/${slot.left === 0 ? 'SoldOut' : 'InStock'}`,
    },
  })),
});
