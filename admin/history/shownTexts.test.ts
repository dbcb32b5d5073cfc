import { describe, expect, it } from 'vitest';
import { shownTexts } from './shownTexts.ts';

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(' ');

describe('two texts beside each other', () => {
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
