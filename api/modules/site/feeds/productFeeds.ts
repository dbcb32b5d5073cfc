import type { Locale, PerLocale } from '../../../contract/locales.ts';
import { localized } from '../../../contract/locales.ts';
import { isHandedOver } from '../../../contract/shipping.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import type { Product, ProductVariant } from '../../../contract/types.ts';
import { nameWithVariant } from '../../../contract/variants.ts';
import { type XmlContent, xmlDocument } from '../../../platform/xml.ts';

interface Shop {
  /** The team's name, which is the goods' brand. */
  name: string;
  description: string;
  locale: Locale;
  origin: string;
  products: readonly Product[];
}

/** What comparison sites list: a product without options, or a variant. */
interface Good {
  product: Product;
  variant: ProductVariant | null;
  /** The same for all time: sites recognise goods by it. */
  id: string;
  name: string;
  price: number;
  /** Before an announced reduction. */
  priceBefore: number | undefined;
  isSoldOut: boolean;
  url: string;
  picture: string | null;
}

/**
 * The goods for Heureka.cz, by its 'SHOP' format. What is sold out is left out, as the site asks; rides
 * and courses are no goods.
 */
export function heurekaFeed(shop: Shop): string {
  const items = goodsOf(shop).filter(({ isSoldOut }) => !isSoldOut);
  return xmlDocument('SHOP', { SHOPITEM: items.map((good) => heurekaItem(good, shop)) });
}

const heurekaItem = (good: Good, { name, locale }: Shop): XmlContent => ({
  ITEM_ID: good.id,
  PRODUCTNAME: good.name,
  PRODUCT: good.name,
  DESCRIPTION: localized(good.product.translations, 'description', locale),
  URL: good.url,
  IMGURL: good.picture,
  PRICE_VAT: good.price.toFixed(2),
  MANUFACTURER: name,
  ...(good.variant && { ITEMGROUP_ID: String(good.product.id) }),
  PARAM: valuesOf(good, locale).map(([option, value]) => ({ PARAM_NAME: option, VAL: value })),
  // In stock.
  DELIVERY_DATE: '0',
});

/** The goods for Google Merchant Center: RSS 2.0 with its own elements. Rides and courses are no goods. */
export function googleFeed(shop: Shop): string {
  const { name, description, locale, origin } = shop;
  return xmlDocument('rss', {
    '@version': '2.0',
    '@xmlns:g': 'http://base.google.com/ns/1.0',
    channel: {
      title: name,
      link: `${origin}${sitePaths.shop}?lang=${locale}`,
      description,
      item: goodsOf(shop).map((good) => googleItem(good, shop)),
    },
  });
}

const googleItem = (good: Good, { name, locale }: Shop): XmlContent => ({
  'g:id': good.id,
  'g:title': good.name,
  'g:description': localized(good.product.translations, 'description', locale) || good.name,
  'g:link': good.url,
  'g:image_link': good.picture,
  'g:availability': good.isSoldOut ? 'out_of_stock' : 'in_stock',
  'g:price': `${(good.priceBefore ?? good.price).toFixed(2)} CZK`,
  ...(good.priceBefore !== undefined && { 'g:sale_price': `${good.price.toFixed(2)} CZK` }),
  'g:condition': 'new',
  'g:brand': name,
  // The team's own goods have no GTIN.
  'g:identifier_exists': 'no',
  ...(good.variant && { 'g:item_group_id': String(good.product.id) }),
  ...Object.fromEntries(
    valuesOf(good, locale).flatMap(([, value], index) => {
      const attribute = attributeOf(good.product.options?.[index]);
      return attribute ? [[attribute, value]] : [];
    }),
  ),
});

/** Google knows sizes and colours by elements of their own. */
function attributeOf(option: PerLocale<string> | undefined): string | null {
  if (/^sizes?$/i.test(option?.en ?? '')) return 'g:size';
  return /^colou?rs?$/i.test(option?.en ?? '') ? 'g:color' : null;
}

const valuesOf = ({ product, variant }: Good, locale: Locale): (readonly [string, string])[] =>
  (product.options ?? []).map((option, index) => [
    option[locale],
    variant?.values[index]?.[locale] ?? '',
  ]);

function goodsOf({ products, locale, origin }: Shop): Good[] {
  return products
    .filter(({ category }) => isHandedOver(category))
    .flatMap((product) => {
      const name = localized(product.translations, 'name', locale);
      const url = `${origin}${sitePaths.product(product.slug)}?lang=${locale}`;
      const pictureAt = (path: string) => (path === '' ? null : new URL(path, origin).href);
      const whole: Good = {
        product,
        variant: null,
        id: product.slug,
        name,
        price: product.price,
        priceBefore: product.price_before,
        isSoldOut: product.left === 0,
        url,
        picture: pictureAt(product.image_path),
      };
      if (!product.variants) return [whole];
      return product.variants.map((variant) => ({
        ...whole,
        variant,
        id: variant.sku,
        name: nameWithVariant(name, variant.values, locale),
        price: variant.price,
        priceBefore: variant.price_before,
        isSoldOut: variant.left === 0,
        picture: pictureAt(
          product.photos[(variant.photo ?? 0) - 1]?.image_path ?? product.image_path,
        ),
      }));
    });
}
