import { expect, it } from 'vitest';
import { fillIn } from './fillIn.ts';

it('fills values in as they are, zero and signs of replacements included', () => {
  expect(fillIn('%{left} of %{name}, %{left}', { left: 0, name: "$& $'" })).toBe("0 of $& $', 0");
});

it('leaves what has no value', () => {
  expect(fillIn('%{a} {b} %{c}', { b: 'B' })).toBe('%{a} {b} %{c}');
});

it('writes values as it is told', () => {
  expect(fillIn('%{a}!', { a: 'text' }, (value) => String(value).toUpperCase())).toBe('TEXT!');
});
