import { expect, it } from 'vitest';
import { packed, unpacked } from './packedPictures.ts';

const WIDTHS = [320, 640, 2000];
const file = (format: string) => (width: number) => ({
  path: `/uploads/0a1b/${width}.${format}`,
  width,
  type: `image/${format}`,
});
const picture = {
  width: 2000,
  height: 1000,
  color: '#123456',
  sources: [...WIDTHS.map(file('avif')), ...WIDTHS.map(file('webp'))],
};

it('a picture’s files are one line in the state, and the same ones again in the browser', () => {
  const data = { events: [{ id: 1, image_info: picture, photos: [picture] }, null], day: 'x' };
  const stored = packed(data, 'cs');
  expect(stored).toMatchObject({
    events: [
      { image_info: { sources: '/uploads/0a1b/ 320,640,2000.avif 320,640,2000.webp' } },
      null,
    ],
  });
  expect(unpacked(JSON.parse(JSON.stringify(stored)))).toEqual(data);
});

it('a format may have fewer widths than another', () => {
  const listed = { ...picture, sources: picture.sources.slice(0, 4) };
  expect(packed(listed, 'cs')).toMatchObject({
    sources: '/uploads/0a1b/ 320,640,2000.avif 320.webp',
  });
  expect(unpacked(packed(listed, 'cs'))).toEqual(listed);
});

it.each([
  ['none', []],
  ['formats that are mixed', WIDTHS.flatMap((width) => [file('avif')(width), file('webp')(width)])],
  ['of several folders', [...picture.sources, { ...file('png')(9), path: '/9.png' }]],
])('files that are named otherwise stay as they are: %s', (_what, sources) => {
  const other = { ...picture, sources };
  expect(packed(other, 'cs')).toEqual(other);
  expect(unpacked(packed(other, 'cs'))).toEqual(other);
});

it('a picture keeps its alternative text in the page’s language', () => {
  const alt = { en: 'A car', cs: 'Auto' };
  expect(unpacked(packed({ ...picture, alt }, 'cs'))).toEqual({ ...picture, alt: { cs: 'Auto' } });
});
