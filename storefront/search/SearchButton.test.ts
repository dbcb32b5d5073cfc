import { expect, it } from 'vitest';
import { isSearchKey } from './SearchButton.tsx';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

it.each([
  [press('/'), false, true],
  [press('/'), true, false],
  [press('k', { ctrlKey: true }), true, true],
  [press('K', { metaKey: true }), false, true],
  [press('k'), false, false],
  [press('k', { ctrlKey: true, altKey: true }), false, false],
  [press('/', { ctrlKey: true }), false, false],
])('%j while writing: %s opens it: %s', (pressed, writing, expected) => {
  expect(isSearchKey(pressed, writing)).toBe(expected);
});
