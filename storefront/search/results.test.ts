import { describe, expect, it } from 'vitest';
import { searchText } from './results.ts';

describe('the text to search by', () => {
  it.each([
    ['', ''],
    ['  a ', ''],
    [' ot ', 'ot'],
    ['  drift \n  taxi ', 'drift taxi'],
  ])('of %j is %j', (typed, expected) => {
    expect(searchText(typed)).toBe(expected);
  });

  it('is never longer than any title', () => {
    expect(searchText('x'.repeat(5_000))).toHaveLength(100);
  });
});
