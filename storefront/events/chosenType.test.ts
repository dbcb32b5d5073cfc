import { expect, it } from 'vitest';
import { chosenType } from './chosenType.ts';

it.each([
  ['type=world', 'world'],
  ['type=our', 'our'],
  ['type=WORLD', 'our'],
  ['type=galaxy', 'our'],
  ['type=', 'our'],
  ['', 'our'],
])('reads ?%s as %s', (search, type) => {
  expect(chosenType(new URLSearchParams(search))).toBe(type);
});
