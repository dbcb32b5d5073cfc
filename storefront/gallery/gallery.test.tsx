// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GalleryItem } from '../../api/contract/types.ts';
import { en } from '../messages/en.ts';
import { createTranslate } from '../messages/translate.ts';
import { renderInSite } from '../testing/renderInSite.tsx';
import { PhotoGrid } from '../ui/PhotoGrid.tsx';
import { galleryPhotos } from './gallery.ts';

const site = { locale: 'cs', t: createTranslate(en, 'en') } as const;
const texts = (title: string, alt_text: string) => ({ title, alt_text });
const item = (changes: Partial<GalleryItem>): GalleryItem => ({
  id: 1,
  image_path: '/uploads/a/2000.webp',
  image_info: null,
  thumbnail_path: '',
  thumbnail_info: null,
  category: 'team',
  display_order: 1,
  is_active: true,
  translations: { en: texts('', ''), cs: texts('', '') },
  version: 1,
  ...changes,
});
const names = (...items: GalleryItem[]) => galleryPhotos(items, site).map(({ alt }) => alt);

it('names a photo by its description, its title or its number', () => {
  expect(
    names(
      item({
        translations: { en: texts('Podium', 'On the podium'), cs: texts('', 'Na stupních') },
      }),
      item({ translations: { en: texts('Podium', ''), cs: texts('Stupně', '') } }),
      item({}),
    ),
  ).toEqual(['Na stupních', 'Stupně', 'Photo 3']);
});

it('shows the thumbnail where there is one', () => {
  expect(galleryPhotos([item({})], site)[0]?.thumbnail).toBeUndefined();
  const small = galleryPhotos([item({ thumbnail_path: '/uploads/b/640.webp' })], site);
  expect(small[0]?.thumbnail).toEqual({ image_path: '/uploads/b/640.webp', image_info: null });
});

it('is its thumbnail where it has no other picture', () => {
  const info = { width: 640, height: 480, color: '#20262c', sources: [] };
  const small = { image_path: '/uploads/b/640.webp', image_info: info };
  const only = item({
    image_path: '',
    thumbnail_path: small.image_path,
    thumbnail_info: info,
  });
  expect(galleryPhotos([only], site)[0]).toMatchObject({ ...small, thumbnail: small });
});

it('is described by its own words before those of the picture, below a title and in a thumbnail, too', () => {
  const info = { width: 1600, height: 900, color: '#20262c', sources: [] };
  const ofPicture = { ...info, alt: { en: 'A car', cs: 'Auto' } };
  const own = { en: texts('', ''), cs: texts('Stupně', 'Na stupních') };
  const shown = [
    item({ id: 1, image_info: ofPicture, translations: own }),
    item({ id: 2, image_info: info, translations: own }),
    item({ id: 3, thumbnail_path: '/b.webp', thumbnail_info: ofPicture, translations: own }),
    item({ id: 4, image_info: ofPicture }),
  ];
  const photos = galleryPhotos(shown, site).map((photo) => ({ ...photo, caption: 'Stupně' }));
  renderInSite(<PhotoGrid photos={photos} />, { locale: 'cs' });
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Na stupních',
    'Na stupních',
    'Na stupních',
    'Auto',
  ]);
});
