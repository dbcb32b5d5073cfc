import { expect, it } from 'vitest';
import { isPaymentDay, paymentDays } from './paymentDays.ts';

it('of an order are from its own day to today, in Prague', () => {
  const late = new Date('2026-11-20T23:30:00.000Z');
  expect(paymentDays('2026-11-18T23:30:00.000Z', late)).toEqual({
    first: '2026-11-19',
    last: '2026-11-21',
  });
});

it.each([
  ['1999-01-01', false],
  ['2026-11-18', false],
  ['2026-11-19', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
  ['2027-11-20', false],
])('%s is one of them: %s', (day, isOne) => {
  expect(isPaymentDay(day, { first: '2026-11-19', last: '2026-11-21' })).toBe(isOne);
});
