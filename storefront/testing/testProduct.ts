import type { Product } from '../../api/contract/types.ts';

/** A product's texts, of which only the name is filled in. */
export const productTexts = (name: string) => ({
  name,
  description: '',
  what_to_expect: '',
  locations: '',
  availability: '',
  eligibility: '',
});

export const testProduct = (changes: Partial<Product> = {}): Product => ({
  id: 7,
  slug: 'team-cap',
  price: 490,
  vat_rate: 21,
  category: 'merchandise',
  is_featured: false,
  is_bestseller: false,
  is_new: false,
  is_withdrawable: true,
  manufacturer: '',
  is_active: true,
  publish_at: null,
  unpublish_at: null,
  display_order: 1,
  image_path: '',
  image_info: null,
  photos: [],
  features: [],
  translations: { en: productTexts('Team cap'), cs: productTexts('Týmová kšiltovka') },
  version: 1,
  ...changes,
});

/** A hoodie in three sizes: M is sold out, two pieces are left in L, and XL costs more. */
export const testHoodie = (changes: Partial<Product> = {}): Product => {
  const size = (id: number, name: string) => ({
    id,
    sku: `HOODIE-${name}`,
    values: [{ en: name, cs: name }],
    price_difference: 0,
    price: 890,
    photo: null,
  });
  return testProduct({
    id: 9,
    slug: 'hoodie',
    price: 890,
    translations: { en: productTexts('Team hoodie'), cs: productTexts('Týmová mikina') },
    options: [{ en: 'Size', cs: 'Velikost' }],
    variants: [
      { ...size(21, 'M'), left: 0 },
      { ...size(22, 'L'), left: 2 },
      { ...size(23, 'XL'), price_difference: 100, price: 990 },
    ],
    ...changes,
  });
};
