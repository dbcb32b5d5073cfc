import { describe, expect, it } from 'vitest';
import { drawnSize, largestArea, pixelsOf } from './cropArea.ts';
import { croppedName, writtenTypes } from './drawPart.ts';

describe('the largest part of a shape', () => {
  it.each([
    ['a wide shape of a square', { width: 100, height: 100 }, 2, [0, 25, 100, 50]],
    ['a tall shape of a wide picture', { width: 1600, height: 900 }, 4 / 5, [27.5, 0, 45, 100]],
    ['its own shape', { width: 1600, height: 900 }, 16 / 9, [0, 0, 100, 100]],
    ['no shape', { width: 300, height: 900 }, null, [0, 0, 100, 100]],
  ])('%s', (_, size, ratio, [x, y, width, height]) => {
    const area = largestArea(size, ratio);
    expect(area.x).toBeCloseTo(x ?? 0);
    expect(area.y).toBeCloseTo(y ?? 0);
    expect(area.width).toBeCloseTo(width ?? 0);
    expect(area.height).toBeCloseTo(height ?? 0);
  });

  it('has that shape in pixels', () => {
    const size = { width: 1234, height: 777 };
    const { width, height } = pixelsOf(largestArea(size, 4 / 5), size);
    expect(width / height).toBeCloseTo(4 / 5, 2);
  });
});

describe('a part in pixels', () => {
  const size = { width: 101, height: 51 };
  it.each([
    [
      { x: 0, y: 0, width: 100, height: 100 },
      { x: 0, y: 0, width: 101, height: 51 },
    ],
    [
      { x: 50, y: 50, width: 60, height: 60 },
      { x: 51, y: 26, width: 50, height: 25 },
    ],
    [
      { x: 100, y: 100, width: 0, height: 0 },
      { x: 100, y: 50, width: 1, height: 1 },
    ],
    [
      { x: -5, y: -5, width: 200, height: 200 },
      { x: 0, y: 0, width: 101, height: 51 },
    ],
  ])('%o', (area, pixels) => expect(pixelsOf(area, size)).toEqual(pixels));
});

it.each([
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 4000, height: 3000 },
    { width: 2000, height: 1500 },
  ],
  [
    { width: 4000, height: 1 },
    { width: 2000, height: 1 },
  ],
])('is drawn no larger than it is, nor than it is stored: %o', (part, drawn) =>
  expect(drawnSize(part)).toEqual(drawn),
);

it.each([
  ['image/jpeg', 'image/*', ['image/webp', 'image/jpeg', 'image/png']],
  ['image/png', 'image/*', ['image/webp', 'image/png']],
  ['image/jpeg', 'image/png,image/gif,image/jpeg,image/bmp', ['image/jpeg', 'image/png']],
  ['image/gif', 'image/png,image/gif,image/jpeg', ['image/png']],
  ['', 'image/*', ['image/webp', 'image/png']],
])('is written, from %s for a field that takes %s, as %o', (given, accepted, types) =>
  expect(writtenTypes(given, accepted)).toEqual(types),
);

it.each([
  ['IMG_0042.JPG', 'image/webp', 'IMG_0042.webp'],
  ['2000', 'image/png', '2000.png'],
  ['.gif', 'image/jpeg', 'picture.jpg'],
])('%s written as %s is called %s', (name, type, called) =>
  expect(croppedName(name, type)).toBe(called),
);
