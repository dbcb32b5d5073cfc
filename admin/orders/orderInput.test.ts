import { expect, it } from 'vitest';
import { orderChange } from './orderInput.ts';

it('an empty status is saved as pending, with the version', () => {
  const tracking = { tracking_number: 'DR1', tracking_url: '' };
  const order = { id: 1, status: '', total: 1, version: 3, ...tracking };
  expect(orderChange(order)).toEqual({ status: 'pending', version: 3, ...tracking });
});
