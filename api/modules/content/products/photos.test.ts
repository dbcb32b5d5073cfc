import { describe, expect, it } from 'vitest';
import { arrangePhotos } from './writeProduct.ts';

const existing = [1, 2, 3].map((id) => ({ id, image_path: `/e${id}` }));
const none = { photosToRemove: [], photosOrder: [], newPhotosOrder: [], defaultPhotoId: null };
const names = (photos: { id: number | null; image_path: string }[]) =>
  photos.map(({ id, image_path }) => id ?? image_path);

describe('arrangePhotos', () => {
  it.each([
    ['leaves things as they are', [], none, [1, 2, 3]],
    ['puts new photos behind', ['a', 'b'], none, [1, 2, 3, 'a', 'b']],
    [
      'puts them where they are wanted',
      ['a', 'b'],
      { ...none, newPhotosOrder: [0, 2] },
      ['a', 1, 'b', 2, 3],
    ],
    ['orders the existing ones', [], { ...none, photosOrder: [3, 1, 2] }, [3, 1, 2]],
    ['keeps unnamed ones behind the named', [], { ...none, photosOrder: [3] }, [3, 1, 2]],
    [
      'counts positions after the removals',
      ['a'],
      { ...none, photosToRemove: [1], newPhotosOrder: [1] },
      [2, 'a', 3],
    ],
    [
      'moves the default first',
      ['a'],
      { ...none, newPhotosOrder: [0], defaultPhotoId: 3 },
      [3, 'a', 1, 2],
    ],
    [
      'forgets a default that is removed',
      [],
      { ...none, photosToRemove: [3], defaultPhotoId: 3 },
      [1, 2],
    ],
    [
      'leaves no gaps for positions too far',
      ['a'],
      { ...none, newPhotosOrder: [99] },
      [1, 2, 3, 'a'],
    ],
    [
      'takes one of two photos that want the same place',
      ['a', 'b'],
      { ...none, newPhotosOrder: [0, 0] },
      ['a', 1, 2, 3, 'b'],
    ],
  ] as const)('%s', (_what, added, changes, expected) => {
    const { photosToRemove, photosOrder, newPhotosOrder, defaultPhotoId } = changes;
    const wanted = {
      photosToRemove: [...photosToRemove],
      photosOrder: [...photosOrder],
      newPhotosOrder: [...newPhotosOrder],
      defaultPhotoId,
    };
    expect(names(arrangePhotos(existing, added, wanted))).toEqual(expected);
  });
});
