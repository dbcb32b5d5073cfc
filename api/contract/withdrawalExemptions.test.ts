import { expect, it } from 'vitest';
import { exemptionOf } from './withdrawalExemptions.ts';

it.each([
  ['experience', false, 'withdrawal.setDate'],
  ['course', false, 'withdrawal.setDate'],
  ['merchandise', false, 'withdrawal.madeToOrder'],
  [null, false, 'withdrawal.setDate'],
  ['experience', true, null],
  ['merchandise', true, null],
  ['experience', undefined, null],
] as const)('a product of kind %s, withdrawable: %s, is exempt by %s', (category, flag, reason) => {
  expect(exemptionOf({ category, is_withdrawable: flag })).toBe(reason);
});
