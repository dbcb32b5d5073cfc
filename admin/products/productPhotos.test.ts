import { describe, expect, it } from 'vitest';
import { movedTo } from '../ordering/newPlaces.ts';
import type { ChosenFile } from '../providers/formData.ts';
import { type FormPhoto, kept } from '../providers/productForm.ts';
import {
  withAdded,
  withAlt,
  withLibraryPhoto,
  withRemoved,
  withReplaced,
} from './productPhotos.ts';

const file = (name: string, type = 'image/png', content = 'x') =>
  new File([content], name, { type });
const toChosen = (rawFile: File): ChosenFile => ({
  rawFile,
  src: rawFile.name,
  title: rawFile.name,
});
const stored = (id: number): FormPhoto => ({
  id,
  image_path: '',
  image_info: null,
  display_order: id,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => stored(index + 1));

describe('adding photos', () => {
  it('drops empty files and wrong types', () => {
    const added = withAdded(
      [],
      [file('a.png'), file('b.svg', 'image/svg+xml'), file('c.png', 'image/png', '')],
      toChosen,
    );
    expect(added.photos).toHaveLength(1);
    expect(added.broken).toBeNull();
  });

  it('says so when none remain', () => {
    expect(withAdded([], [file('b.txt', 'text/plain')], toChosen).broken).toBe(
      'product.photosInvalid',
    );
  });

  it('cuts off what is beyond ten, counting only those that stay', () => {
    const photos = withRemoved(many(10), 0);
    const added = withAdded(photos, [file('a.png'), file('b.png')], toChosen);
    expect(kept(added.photos)).toHaveLength(10);
    expect(added.broken).toBe('product.photosMax');
  });
});

it('a stored photo is marked for removal and comes back, a new one is gone at once', () => {
  const photos = [stored(1), toChosen(file('a.png'))];
  expect(kept(withRemoved(photos, 0))).toEqual([photos[1]]);
  expect(kept(withRemoved(withRemoved(photos, 0), 0))).toHaveLength(2);
  expect(withRemoved(photos, 1)).toEqual([photos[0]]);
});

it.each([
  [2, 0, [3, 1, 2]],
  [0, 2, [2, 3, 1]],
  [0, 3, [1, 2, 3]],
  [0, -1, [1, 2, 3]],
])('moves photo %i to place %i', (from, to, order) => {
  expect(movedTo(many(3), from, to).map((photo) => 'id' in photo && photo.id)).toEqual(order);
});

describe('a picture of the library', () => {
  const item = { path: '/uploads/a.webp', info: null, alt: { en: '', cs: '' } };

  it('joins the photos once, and comes back when it was to be removed', () => {
    const once = withLibraryPhoto(many(2), item).photos;
    expect(once).toHaveLength(3);
    expect(withLibraryPhoto(once, item).photos).toHaveLength(3);
    const own = [{ ...stored(1), image_path: item.path }, stored(2)];
    const removed = withRemoved(own, 0);
    expect(kept(withLibraryPhoto(removed, item).photos)).toHaveLength(2);
  });

  it('is refused as the eleventh', () => {
    const { photos, broken } = withLibraryPhoto(many(10), item);
    expect(photos).toHaveLength(10);
    expect(broken).toBe('product.photosMax');
  });
});

it('a cropped photo takes the place of the one it was cut from', () => {
  const part = toChosen(file('part.webp'));
  expect(kept(withReplaced(many(3), 1, part))).toEqual([
    stored(1),
    { ...part, replaces: 2 },
    stored(3),
  ]);
  expect(withReplaced([toChosen(file('a.png'))], 0, part)).toEqual([part]);
});

it('a cropped photo keeps the words of the one it was cut from, also when it is cropped again', () => {
  const part = toChosen(file('part.webp'));
  const alt = { en: 'A car', cs: 'Auto' };
  const info = { width: 1, height: 1, color: '#000000', sources: [], alt };
  const cropped = withReplaced([{ ...stored(1), image_info: info }], 0, part);
  expect(cropped[0]).toEqual({ ...part, alt, replaces: 1 });
  expect(withReplaced(cropped, 0, part)[0]).toEqual({ ...part, alt, replaces: 1 });
  const ofLibrary = { id: null, image_path: '/uploads/a.webp', image_info: info };
  expect(withReplaced([ofLibrary], 0, part)).toEqual([{ ...part, alt }]);
});

it('gives a photo its words', () => {
  const info = { width: 1, height: 1, color: '#000000', sources: [] };
  const alt = { en: 'A car', cs: 'Auto' };
  const [first, second] = withAlt([stored(1), { ...stored(2), image_info: info }], 1, alt);
  expect(first).toEqual(stored(1));
  expect(second).toMatchObject({ image_info: { ...info, alt } });
});
