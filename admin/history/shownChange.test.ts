import { describe, expect, it } from 'vitest';
import { plainText, shownItems, shownTexts } from './shownChange.ts';

it.each([
  ['<h2>Ice</h2><p>On <b>ice</b>.<br>Fast.</p>', 'Ice On ice. Fast.'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['<p>5 &lt; 6</p><script>alert(1)</script>', '5 < 6 alert(1)'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

describe('two texts side by side', () => {
  it.each([
    ['short ones whole', 'Before', 'After'],
    ['an empty one too', '', 'After'],
  ])('shows %s', (_, before, after) => {
    expect(shownTexts(before, after)).toEqual([before, after]);
  });

  it('shows the first difference of long ones, with what stands right before it', () => {
    const same = words(100, 'smoke');
    const [was, is] = shownTexts(`${same} RED ${same}`, `${same} BLUE ${same}`);
    expect(was).toMatch(/^… smoke smoke .*RED/);
    expect(is).toMatch(/^… smoke smoke .*BLUE/);
    expect(was).toMatch(/ …$/);
    expect(Math.max(was.length, is.length)).toBeLessThan(200);
  });

  it('shows what was added at the end', () => {
    const same = words(100, 'smoke');
    expect(shownTexts(same, `${same} and fire`)[1]).toMatch(/and fire$/);
  });

  it('cuts a long one that came out of nothing', () => {
    const [was, is] = shownTexts('', words(100, 'smoke'));
    expect(was).toBe('');
    expect(is).toMatch(/^smoke.* …$/);
  });
});

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
