import { expect, it } from 'vitest';
import { numberText, typedNumber } from './typedNumber.ts';

it.each([
  ['1290,50', 1290.5],
  ['1290.50', 1290.5],
  ['1 290,50', 1290.5],
  ['1\u00a0290,50\u00a0Kč', 1290.5],
  ['1,290.50', 1290.5],
  ['1.290,50', 1290.5],
  ['1,234,567.8', 1234567.8],
  ['1.290', 1290],
  ['1,290', 1290],
  ['0,125', 0.125],
  ['1290,-', 1290],
  ['1290 CZK', 1290],
  ['1290,', 1290],
  [',5', 0.5],
  ['-5', -5],
  ['2026', 2026],
  ['0', 0],
])('%j is %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

it.each(['', 'a lot', '12,5,0', '1.2.3', '12a', '1e5', ',', '-', 'Kč'])(
  '%j is no number',
  (text) => {
    expect(typedNumber(text)).toBe(text);
  },
);

it.each([
  [1290.5, '1290,50', '1290.50'],
  [1290, '1290', '1290'],
  [0.125, '0,125', '0.125'],
  [null, '', ''],
  ['a lot', 'a lot', 'a lot'],
])('%j is shown as %j in Czech and %j in English', (value, czech, english) => {
  expect([numberText(value, 'cs'), numberText(value, 'en')]).toEqual([czech, english]);
});
