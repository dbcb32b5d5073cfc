import { localized } from '../../api/contract/locales.ts';
import type { Product, ProductVariant } from '../../api/contract/types.ts';
import { variantName } from '../../api/contract/variants.ts';
import { useSite } from '../app/site.ts';
import { useAddressOf } from '../seo/useAddressOf.ts';
import { urls } from '../urls.ts';
import { variantsOf } from './variants.ts';

/** A product for search engines, with one offer, or one for each variant. */
export function useProductJsonLd(product: Product): object {
  const { t, locale, origin } = useSite();
  const addressOf = useAddressOf();
  const { translations, slug, photos } = product;
  const url = addressOf(urls.product(slug));
  const variants = variantsOf(product).map(({ sku, values, ...costs }) => ({
    ...offerOf(costs, url),
    sku,
    name: variantName(values, locale),
  }));
  return {
    '@type': 'Product',
    name: localized(translations, 'name', locale),
    description: localized(translations, 'description', locale),
    sku: slug,
    brand: { '@type': 'Brand', name: t('site.name') },
    ...(photos.length > 0 && {
      image: photos.map(({ image_path }) => new URL(image_path, origin).href),
    }),
    offers: variants.length > 0 ? allOf(product, variants) : offerOf(product, url),
  };
}

function allOf(product: Product, offers: readonly object[]): object {
  const prices = variantsOf(product).map(({ price }) => price);
  return {
    '@type': 'AggregateOffer',
    lowPrice: Math.min(...prices).toFixed(2),
    highPrice: Math.max(...prices).toFixed(2),
    priceCurrency: 'CZK',
    offerCount: offers.length,
    offers,
  };
}

const offerOf = ({ price, price_before, left }: Priced, url: string) => ({
  '@type': 'Offer',
  url,
  price: price.toFixed(2),
  priceCurrency: 'CZK',
  ...(price_before !== undefined && { priceSpecification: crossedOut(price_before) }),
  availability: `https://schema.org/${availabilityOf(left)}`,
});

type Priced = Pick<ProductVariant, 'price' | 'price_before' | 'left'>;

/** The price before an announced reduction. */
const crossedOut = (price: number) => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: price.toFixed(2),
  priceCurrency: 'CZK',
});

function availabilityOf(left: number | undefined): string {
  if (left === undefined) return 'InStock';
  return left === 0 ? 'OutOfStock' : 'LimitedAvailability';
}
