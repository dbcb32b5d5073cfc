import { expect, it } from 'vitest';
import type { ProductCategory, ShippingKind } from './constants.ts';
import {
  mayNeedAddress,
  needsAddress,
  parseCategories,
  paymentFits,
  shippingFits,
} from './shipping.ts';

it.each<[ShippingKind, only: string, ProductCategory[], fits: boolean]>([
  ['parcel', '', ['merchandise'], true],
  ['parcel', '', ['experience', 'merchandise'], true],
  ['parcel', '', ['experience'], false],
  ['parcel', '', ['experience', 'course'], false],
  ['parcel', 'merchandise', ['experience', 'merchandise'], true],
  ['parcel', 'course', ['merchandise'], false],
  ['none', '', ['experience', 'course'], true],
  ['none', '', ['merchandise'], false],
  ['none', '', ['experience', 'merchandise'], false],
  ['none', 'course', ['experience', 'course'], false],
  ['none', 'course, experience', ['experience', 'course'], true],
  ['pickup', '', ['experience'], true],
  ['pickup', 'merchandise', ['experience'], false],
  ['pickup', 'merchandise', ['experience', 'merchandise'], true],
])('%s for “%s” and an order of %j: %s', (kind, product_categories, products, fits) => {
  expect(shippingFits({ kind, product_categories }, products)).toBe(fits);
});

it('cash on delivery needs a delivery', () => {
  expect(paymentFits('cash_on_delivery', { kind: 'none' })).toBe(false);
  expect(paymentFits('bank_transfer', { kind: 'none' })).toBe(true);
  expect(paymentFits('cash_on_delivery', { kind: 'pickup' })).toBe(true);
  expect(paymentFits('cash_on_delivery', undefined)).toBe(true);
});

it('only a parcel needs an address', () => {
  expect((['parcel', 'pickup', 'none'] as const).map((kind) => needsAddress({ kind }))).toEqual([
    true,
    false,
    false,
  ]);
  expect(mayNeedAddress(['experience', 'course'])).toBe(false);
  expect(mayNeedAddress(['course', 'merchandise'])).toBe(true);
});

it('reads kinds of products, and knows when one is unknown', () => {
  expect(parseCategories(' course,merchandise, ')).toEqual(['course', 'merchandise']);
  expect(parseCategories('')).toEqual([]);
  expect(parseCategories('course,cars')).toBeNull();
});
