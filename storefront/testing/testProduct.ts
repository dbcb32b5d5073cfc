import type { Product } from '../../api/contract/types.ts';

const texts = (name: string) => ({
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
  is_active: true,
  publish_at: null,
  unpublish_at: null,
  display_order: 1,
  image_path: '',
  image_info: null,
  photos: [],
  features: [],
  translations: { en: texts('Team cap'), cs: texts('Týmová kšiltovka') },
  version: 1,
  ...changes,
});
