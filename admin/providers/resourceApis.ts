import { CONTENT } from '../../api/contract/resources.ts';
import { SCREENS } from '../../api/contract/screens.ts';
import { datesFilter } from './datesFilter.ts';
import type { FormFields } from './formData.ts';
import { productForm } from './productForm.ts';
import { stockFilter } from './stockFilter.ts';

interface ResourceApi {
  path: string;
  /** Fields that hold an uploaded file → the names of their multipart fields. */
  files?: Readonly<Record<string, string>>;
  /** Builds the whole multipart form, where it has more than the record's own fields. */
  form?: (record: FormFields) => FormData;
  /** Translated fields, for resources read in one language at a time. */
  texts?: readonly string[];
  /** The server's filter for the one of the screen, where that is another one. */
  filter?: (filter: FormFields) => FormFields;
  /** The path for reading one record, when it isn't below the resource's path. */
  onePath?: string;
}

const OWN: Readonly<Record<string, Partial<ResourceApi>>> = {
  products: { form: productForm },
  blog: { onePath: 'blog/id' },
  stock: { filter: stockFilter },
  dates: { filter: datesFilter },
};

const CONTENT_APIS: Readonly<Record<string, Partial<ResourceApi>>> = Object.fromEntries(
  CONTENT.map(({ screen, files, readInOneLanguage }) => [
    screen,
    {
      files: Object.fromEntries(files.map((file) => [file.path, file.file])),
      ...(readInOneLanguage && { texts: readInOneLanguage }),
    },
  ]),
);

/** All resources by their name in back-office addresses. */
const RESOURCE_APIS: Readonly<Record<string, ResourceApi>> = {
  ...Object.fromEntries(
    SCREENS.map(({ screen, path }) => [screen, { path, ...CONTENT_APIS[screen], ...OWN[screen] }]),
  ),
  /** Orders for exports, with more of each than their list has. */
  'order-rows': { path: 'orders/admin/rows' },
  /** Points of shipping methods, shown with their method. */
  'pickup-points': { path: 'pickup-points' },
};

/** The API of a resource; throws for an unknown name. */
export function apiOf(resource: string): ResourceApi {
  const api = RESOURCE_APIS[resource];
  if (!api) throw new Error(`No API is declared for the resource ${resource}`);
  return api;
}

export const isContent = (resource: string | undefined): boolean =>
  CONTENT.some(({ screen }) => screen === resource);
