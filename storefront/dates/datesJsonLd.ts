import type { Locale } from '../../api/contract/locales.ts';
import { slotPrice } from '../../api/contract/slots.ts';
import type { ProductDate } from '../shop/productQueries.ts';

interface Dated {
  name: string;
  price: number;
  dates: readonly ProductDate[];
  /** Of the product's page. */
  address: string;
  locale: Locale;
}

/** How many are listed: search engines show the next ones only, and pages stay light. */
const MAX_LISTED = 6;

/** A product's dates for search engines: events with their price and whether places are free. */
export const datesJsonLd = ({ name, price, dates, address, locale }: Dated): object => ({
  '@graph': dates.slice(0, MAX_LISTED).map((slot) => ({
    '@type': 'Event',
    name,
    startDate: slot.starts_at,
    endDate: slot.ends_at,
    location: { '@type': 'Place', name: slot.place[locale], address: slot.place[locale] },
    offers: {
      '@type': 'Offer',
      url: address,
      price: slotPrice(price, slot.price_difference).toFixed(2),
      priceCurrency: 'CZK',
      availability: `https://schema.org/${slot.left === 0 ? 'SoldOut' : 'InStock'}`,
    },
  })),
});
