import { expect, it } from 'vitest';
import { type FormPhoto, productForm } from './productForm.ts';

const stored = (id: number, removed = false): FormPhoto => ({
  id,
  image_path: `/uploads/${id}.webp`,
  image_info: null,
  display_order: id,
  removed,
});
const fresh = (name: string): FormPhoto => ({
  rawFile: new File(['x'], name, { type: 'image/png' }),
  src: `blob:${name}`,
  title: name,
});
const entries = (form: FormData) =>
  [...form].map(([name, value]) => [name, value instanceof File ? value.name : value]);

it('sends positions, removals and the default photo with the files', () => {
  const photos = [stored(7), fresh('a.png'), stored(5, true), stored(6), fresh('b.png')];
  expect(entries(productForm({ id: 1, version: 2, image_path: '/x', photos }))).toEqual([
    ['version', '2'],
    ['images', 'a.png'],
    ['images', 'b.png'],
    ['newPhotosOrder[0]', '1'],
    ['newPhotosOrder[1]', '3'],
    ['photosOrder[0]', '7'],
    ['photosOrder[1]', '6'],
    ['photosToRemove[0]', '5'],
    ['defaultPhotoId', '7'],
  ]);
});

it('lists the photos whole when one of them comes from the library', () => {
  const library: FormPhoto = { id: null, image_path: '/uploads/l.webp', image_info: null };
  const photos = [library, stored(7), fresh('a.png'), stored(5, true)];
  const listed = [
    { id: null, image_path: '/uploads/l.webp' },
    { id: 7, image_path: '/uploads/7.webp' },
  ];
  expect(entries(productForm({ photos }))).toEqual([
    ['images', 'a.png'],
    ['newPhotosOrder[0]', '2'],
    ['photos', JSON.stringify(listed)],
    ['defaultPhotoId', ''],
  ]);
});

it('names no default photo when a new one comes first', () => {
  const form = productForm({ photos: [fresh('a.png'), stored(7)] });
  expect([form.get('defaultPhotoId'), form.get('newPhotosOrder[0]')]).toEqual(['', '0']);
});

const sentVariants = (photos: FormPhoto[], variants: object[]) =>
  JSON.parse(String(productForm({ photos, variants }).get('variants')));
const variant = { sku: 'l', values: [{ cs: 'L', en: 'L' }], price_difference: 0 };

it.each([
  ['is moved', [stored(8), stored(7)], 2],
  ['follows a new one', [fresh('a.png'), stored(7), stored(8)], 2],
  ['is removed', [stored(7, true), stored(8)], null],
  ['is cropped', [stored(8), { ...fresh('a.png'), replaces: 7 }, stored(7, true)], 2],
])('sends the place that a variant’s photo has after the write, when it %s', (_, photos, place) => {
  expect(sentVariants(photos, [{ ...variant, photo: 1 }])).toEqual([{ ...variant, photo: place }]);
});

it('sends the first count of new variants, and of saved ones nothing that is counted', () => {
  const saved = { ...variant, id: 4, photo: null, price: 490, stock: 3, left: 3 };
  const made = { ...variant, sku: 'm', photo: null, stock: 5 };
  expect(sentVariants([], [saved, made])).toEqual([{ ...variant, id: 4, photo: null }, made]);
});

it('sends nothing of options and variants that the form has none of', () => {
  const form = productForm({ photos: [], slug: 'a' });
  expect([form.has('options'), form.has('variants')]).toEqual([false, false]);
});

it('sends booleans as texts and nested values as JSON', () => {
  const features = [{ en: 'Ride', cs: 'Jízda' }];
  const form = productForm({ is_new: true, price: 1290.5, features, slug: null });
  expect(entries(form)).toEqual([
    ['is_new', 'true'],
    ['price', '1290.5'],
    ['features', JSON.stringify(features)],
    ['slug', ''],
  ]);
});
