import { productForm } from '../products/productForm.ts';
import type { FormFields } from './formData.ts';

/** What tells one resource of the back-office from another on the wire. */
export interface ResourceApi {
  /** Its path below /api. */
  path: string;
  /** The record's fields that hold an uploaded file → the names of their multipart fields. */
  files?: Readonly<Record<string, string>>;
  /** The whole multipart form, where it is more than the record's own fields. */
  form?: (record: FormFields) => FormData;
  /** Its texts, where a read brings them in the asked language alone (back-office §3). */
  texts?: readonly string[];
  /** Where one record is read, when that isn't below its path. */
  onePath?: string;
}

const image = { image_path: 'image' };

/** Every resource by its name in the back-office's addresses (back-office §2 and §7). */
export const RESOURCE_APIS: Readonly<Record<string, ResourceApi>> = {
  team: { path: 'team-members', files: image },
  cars: { path: 'cars', files: image },
  'car-photos': { path: 'car-photos', files: image },
  events: { path: 'events', files: image },
  gallery: { path: 'gallery', files: { ...image, thumbnail_path: 'thumbnail' } },
  media: { path: 'media' },
  sponsors: { path: 'sponsors', files: { logo_path: 'logo' } },
  products: { path: 'products', form: productForm },
  achievements: { path: 'achievements', texts: ['title', 'description'] },
  'achievement-stats': { path: 'achievement-stats' },
  settings: { path: 'settings', files: { value: 'file' } },
  blog: { path: 'blog', files: image, onePath: 'blog/id' },
  history: { path: 'revisions' },
  messages: { path: 'contact-messages' },
  orders: { path: 'orders/admin/orders' },
  'shipping-methods': { path: 'orders/shipping-methods' },
  'payment-methods': { path: 'orders/payment-methods' },
};

/** The declaration of a resource; throws for a name that nobody declared. */
export function apiOf(resource: string): ResourceApi {
  const api = RESOURCE_APIS[resource];
  if (!api) throw new Error(`No API is declared for the resource ${resource}`);
  return api;
}
