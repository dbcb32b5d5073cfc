import { describe, expect, it } from 'vitest';
import { expandBrackets } from './formFields.ts';

describe('expandBrackets', () => {
  it.each([
    [{ name: 'x' }, { name: 'x' }],
    [
      { 'translations[en][name]': 'a', 'translations[cs][name]': 'b' },
      { translations: { en: { name: 'a' }, cs: { name: 'b' } } },
    ],
    [
      {
        'features[0][en]': 'a',
        'features[1][cs]': 'c',
        'features[0][cs]': 'b',
      },
      { features: [{ en: 'a', cs: 'b' }, { cs: 'c' }] },
    ],
    [{ 'photosToRemove[]': ['1', '2'] }, { photosToRemove: ['1', '2'] }],
    [{ 'photosToRemove[]': '1' }, { photosToRemove: ['1'] }],
    [{ 'names[1]': 'b', 'names[0]': 'a' }, { names: ['a', 'b'] }],
    [{ 'a[b][c][d][e][f]': 'too deep' }, {}],
    [{ '__proto__[x]': '1', 'a[constructor]': '1' }, {}],
    [
      { '0': 'a', '1': 'b' },
      { '0': 'a', '1': 'b' },
    ],
  ])('reads %j', (fields, expected) => {
    expect(expandBrackets(fields)).toEqual(expected);
  });
});
