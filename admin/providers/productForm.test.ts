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
