import { expect, it } from 'vitest';
import { listedPicture } from './listedPicture.ts';

const files = (...names: string[]) =>
  names.map((name) => {
    const [width = '', type] = name.split('.');
    return { path: `/uploads/a/${name}`, width: Number(width), type: `image/${type}` };
  });
const picture = (...names: string[]) => ({
  width: 2000,
  height: 1000,
  color: '#102030',
  sources: files(...names),
});

it.each([
  [
    [
      '320.avif',
      '640.avif',
      '960.avif',
      '1440.avif',
      '320.webp',
      '640.webp',
      '960.webp',
      '1440.webp',
    ],
    ['320.avif', '640.avif', '960.avif', '960.webp'],
  ],
  [
    ['320.webp', '640.webp', '960.webp', '1440.webp'],
    ['320.webp', '640.webp', '960.webp'],
  ],
  [
    ['200.avif', '200.webp'],
    ['200.avif', '200.webp'],
  ],
  [['1200.webp'], ['1200.webp']],
  [[], []],
])('of %s a list names %s', (stored, named) => {
  expect(listedPicture(picture(...stored))).toEqual(picture(...named));
});

it('a picture of which nothing is known stays unknown', () => {
  expect(listedPicture(null)).toBeNull();
});
