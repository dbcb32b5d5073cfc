import { localized } from '../../api/contract/locales.ts';
import type { Product } from '../../api/contract/types.ts';
import type { Site } from '../app/site.ts';
import { urls } from '../urls.ts';

type Told = Pick<Site, 't' | 'locale' | 'origin'> & { addressOf(path: string): string };

/** A product for search engines, with its offer. */
export const productJsonLd = (
  product: Product,
  { t, locale, origin, addressOf }: Told,
): object => ({
  '@type': 'Product',
  name: localized(product.translations, 'name', locale),
  description: localized(product.translations, 'description', locale),
  sku: product.slug,
  brand: { '@type': 'Brand', name: t('site.name') },
  image: product.photos.map(({ image_path }) => new URL(image_path, origin).href),
  offers: {
    '@type': 'Offer',
    url: addressOf(urls.product(product.slug)),
    price: product.price.toFixed(2),
    priceCurrency: 'CZK',
    availability: 'https://schema.org/InStock',
  },
});
