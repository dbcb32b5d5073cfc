import { Product } from '../../../db/models/product.ts';
import { LIMITS } from '../../contract/constants.ts';
import {
  type ProductInput,
  product,
  productCreate,
  productUpdate,
} from '../../contract/entities/product.ts';
import { productPhotoChanges } from '../../contract/entities/productPhoto.ts';
import { toHalere } from '../../contract/money.ts';
import type { Product as WireProduct } from '../../contract/types.ts';
import { allTexts } from '../crud/allTexts.ts';
import type { Content } from '../crud/declaration.ts';
import { boolean, integer, money, text, translated } from '../crud/fields.ts';
import { inSchema, propertiesOf } from '../openapi/inSchema.ts';
import { ownParameter } from '../openapi/listParameters.ts';
import { presentProduct } from './present.ts';
import { saveParts } from './saveParts.ts';
import { storePhotos } from './storePhotos.ts';

/** How many files a form may carry: more than a product takes, the rest is cut off. */
const MAX_FILES = 30;

/** What the shop sells (public-site §3, back-office §3). */
export const products: Content<Product, ProductInput, WireProduct> = {
  path: 'products',
  record: product,
  docs: {
    name: 'Product',
    plural: 'Products',
    tag: { name: 'Products', description: 'What the shop sells. The first photo is the default.' },
    parameters: [
      ownParameter('featured', '`true` for the featured ones alone.', { type: 'boolean' }),
    ],
    alsoTakes: propertiesOf(inSchema(productPhotoChanges)),
    fileList: {
      file: 'images',
      many: LIMITS.productPhotos,
      types: 'image/jpeg, image/png, image/webp, image/gif',
    },
  },
  audited: true,
  derived: ['image_path'],
  model: Product,
  texts: Product,
  hasSlug: true,
  notFound: 'product.notFound',
  unique: { field: 'slug', taken: 'slug.taken' },
  create: productCreate,
  update: productUpdate,
  merged: ['translations'],
  fields: {
    id: integer,
    slug: text,
    price: money('price_halere'),
    category: text,
    is_featured: boolean,
    is_bestseller: boolean,
    is_new: boolean,
    is_active: boolean,
    display_order: integer,
    ...translated(...Product.translated),
  },
  order: [['display_order', 'asc']],
  graph: '[translations, features, photos]',
  visible: (query) => query.where('products.is_active', true),
  parameters: {
    names: ['featured'],
    apply(query, value) {
      const featured = value('featured');
      if (featured === 'true' || featured === '1') query.where('products.is_featured', true);
    },
  },
  files: [],
  maxFiles: MAX_FILES,
  pictures: (product) => (product.photos ?? []).map(({ image_path }) => image_path),
  columns: ({
    slug,
    price,
    category,
    is_featured,
    is_bestseller,
    is_new,
    is_active,
    display_order,
  }) => ({
    slug,
    price_halere: toHalere(price),
    category,
    is_featured,
    is_bestseller,
    is_new,
    is_active,
    display_order,
  }),
  searched: ({ slug, category, translations, features }) => [
    slug,
    category,
    ...allTexts(translations),
    ...features.flatMap(({ en, cs }) => [en, cs]),
  ],
  translations: ({ translations }) => translations,
  present: presentProduct,
  hooks: {
    async prepare(input, work) {
      return { ...input, photos: await storePhotos(input, work) };
    },
    saved: saveParts,
  },
};
