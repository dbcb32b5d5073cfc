import { expect, it } from 'vitest';
import { formatAdminMoney, formatPrice } from './money.ts';

/** Czech numbers are grouped by a space that doesn't break. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  [1290.5, 'cs', '1 290,50 Kč'],
  [1290.5, 'en', '1,290.50 Kč'],
  [0, 'cs', '0,00 Kč'],
  [null, 'cs', '0 Kč'],
  [undefined, 'en', '0 Kč'],
] as const)('the back-office writes %s in %s as %s', (crowns, locale, text) => {
  expect(plain(formatAdminMoney(crowns, locale))).toBe(text);
});

it.each([
  ['cs', '1 290,50 Kč'],
  ['en', '1,290.50 CZK'],
] as const)('visitors read prices in %s as %s', (locale, text) => {
  expect(plain(formatPrice(1290.5, locale))).toBe(text);
});
