import { expect, it } from 'vitest';
import { shownItems } from './shownItems.ts';

const feature = (id: number, en: string) => ({ id, en, cs: '' });
const photo = (image_path: string) => ({ image_path });

it.each([
  ['texts', 'a', 'b', 'a', 'b'],
  [
    'features, but those that stayed',
    [feature(1, 'Fast'), feature(2, 'Loud')],
    [feature(8, 'Loud'), feature(9, 'Low')],
    [feature(1, 'Fast')],
    [feature(9, 'Low')],
  ],
  ['features that were added', [], [feature(1, 'Fast')], [], [feature(1, 'Fast')]],
  [
    'one more feature',
    [feature(1, 'Fast')],
    [feature(2, 'Fast'), feature(3, 'Low')],
    undefined,
    [feature(3, 'Low')],
  ],
  [
    'features in another order',
    [feature(1, 'Fast'), feature(2, 'Loud')],
    [feature(3, 'Loud'), feature(4, 'Fast')],
    [feature(1, 'Fast'), feature(2, 'Loud')],
    [feature(3, 'Loud'), feature(4, 'Fast')],
  ],
  [
    'photos, all of them',
    [photo('/a'), photo('/b')],
    [photo('/b')],
    [photo('/a'), photo('/b')],
    [photo('/b')],
  ],
  ['a list that came', null, [feature(1, 'Fast')], null, [feature(1, 'Fast')]],
])('shows %s', (_, before, after, was, is) => {
  expect(shownItems(before, after)).toEqual([was, is]);
});
