import { describe, expect, it } from 'vitest';
import { product as productRecord } from '../../../contract/entities/product.ts';
import { records } from '../../../contract/testing/examples.ts';
import type { Product } from '../../../contract/types.ts';
import { googleFeed, heurekaFeed } from './productFeeds.ts';

const example = productRecord.parse(records.product);
const both = (text: string) => ({ en: text, cs: text });

const cap: Product = {
  ...example,
  id: 3,
  slug: 'cap',
  category: 'merchandise',
  price: 490.9,
  image_path: '/uploads/cap.webp',
  translations: {
    en: { ...example.translations.en, name: 'Cap & visor', description: 'Shade' },
    cs: { ...example.translations.cs, name: 'Kšiltovka', description: 'Stín' },
  },
};
const photo = (image_path: string) => ({ id: 1, image_path, image_info: null, display_order: 0 });
const hoodie: Product = {
  ...cap,
  id: 9,
  slug: 'hoodie',
  price: 1_000,
  photos: [photo('/uploads/front.webp'), photo('/uploads/black.webp')],
  options: [
    { en: 'Size', cs: 'Velikost' },
    { en: 'Colour', cs: 'Barva' },
  ],
  variants: [
    {
      id: 1,
      sku: 'hoodie-m',
      values: [both('M'), { en: 'black', cs: 'černá' }],
      price_difference: 0,
      price: 1_000,
      photo: 2,
      left: 0,
    },
    {
      id: 2,
      sku: 'hoodie-l',
      values: [both('L'), { en: 'black', cs: 'černá' }],
      price_difference: 50,
      price: 1_050,
      photo: null,
    },
  ],
};
const ride: Product = { ...example, slug: 'ride', category: 'experience' };
const shop = (locale: 'cs' | 'en') => ({
  name: 'Rysi',
  description: 'Tým',
  locale,
  origin: 'https://rysi.example',
  products: [cap, hoodie, ride],
});

/** The elements of each item, in their order. */
const itemsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, item = '']) =>
    [...item.matchAll(/<([\w:]+)>([^<]*)<\/\1>/g)].map(([, element, text]) => [element, text]),
  );

describe('the feed for Heureka', () => {
  it('lists goods that can be bought, each variant by itself', () => {
    const [first, second, ...others] = itemsOf(heurekaFeed(shop('cs')), 'SHOPITEM');
    expect(others).toEqual([]);
    expect(first).toEqual([
      ['ITEM_ID', 'cap'],
      ['PRODUCTNAME', 'Kšiltovka'],
      ['PRODUCT', 'Kšiltovka'],
      ['DESCRIPTION', 'Stín'],
      ['URL', 'https://rysi.example/product/cap?lang=cs'],
      ['IMGURL', 'https://rysi.example/uploads/cap.webp'],
      ['PRICE_VAT', '490.90'],
      ['MANUFACTURER', 'Rysi'],
      ['DELIVERY_DATE', '0'],
    ]);
    expect(second).toEqual(
      expect.arrayContaining([
        ['ITEM_ID', 'hoodie-l'],
        ['PRODUCTNAME', 'Kšiltovka (L, černá)'],
        ['PRICE_VAT', '1050.00'],
        ['ITEMGROUP_ID', '9'],
        ['PARAM_NAME', 'Velikost'],
        ['VAL', 'L'],
        ['PARAM_NAME', 'Barva'],
        ['VAL', 'černá'],
      ]),
    );
  });
});

describe('the feed for Google', () => {
  it('lists goods with their availability, size and colour', () => {
    const xml = googleFeed(shop('en'));
    expect(xml).toContain('<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">');
    const [first, sold, last, ...others] = itemsOf(xml, 'item').map(Object.fromEntries);
    expect(others).toEqual([]);
    expect(first).toEqual({
      'g:id': 'cap',
      'g:title': 'Cap &amp; visor',
      'g:description': 'Shade',
      'g:link': 'https://rysi.example/product/cap?lang=en',
      'g:image_link': 'https://rysi.example/uploads/cap.webp',
      'g:availability': 'in_stock',
      'g:price': '490.90 CZK',
      'g:condition': 'new',
      'g:brand': 'Rysi',
      'g:identifier_exists': 'no',
    });
    expect(sold).toMatchObject({
      'g:id': 'hoodie-m',
      'g:image_link': 'https://rysi.example/uploads/black.webp',
      'g:availability': 'out_of_stock',
      'g:item_group_id': '9',
      'g:size': 'M',
      'g:color': 'black',
    });
    expect(last).toMatchObject({ 'g:id': 'hoodie-l', 'g:price': '1050.00 CZK' });
  });

  it('names the price of a reduced product and the one before', () => {
    const reduced = { ...cap, price: 300, price_before: 490.9, lowest_price: 450 };
    const xml = googleFeed({ ...shop('en'), products: [reduced] });
    const [first] = itemsOf(xml, 'item').map(Object.fromEntries);
    expect(first).toMatchObject({ 'g:price': '490.90 CZK', 'g:sale_price': '300.00 CZK' });
  });
});
