import type { Product, ProductPhoto } from '../../api/contract/types.ts';

export const testPhoto = (id: number, display_order: number): ProductPhoto => ({
  id,
  image_path: `/uploads/${id}/800.webp`,
  image_info: null,
  display_order,
});

const named = (name: string) => ({
  name,
  description: '',
  what_to_expect: '',
  locations: '',
  availability: '',
  eligibility: '',
});

/** The product of the API's record 3, with two photos. */
export const testProduct = ({
  names: { en, cs },
  ...changes
}: Partial<Product> & { names: { en: string; cs: string } }): Product => ({
  id: 3,
  slug: 'cap',
  price: 390,
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
  image_path: '/uploads/7/800.webp',
  image_info: null,
  photos: [testPhoto(7, 0), testPhoto(8, 1)],
  features: [],
  translations: { en: named(en), cs: named(cs) },
  version: 2,
  ...changes,
});
