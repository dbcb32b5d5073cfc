import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isOver,
  MAX_VOUCHER_MONTHS,
  soldVoucherEnd,
  type VoucherFacts,
  voucherEnd,
  voucherState,
} from './vouchers.ts';

const voucher: VoucherFacts = {
  value_halere: null,
  remaining_halere: null,
  redeemed_at: null,
  valid_until: '2026-12-31',
  cancelled_at: null,
};
const AT = '2026-06-01T10:00:00.000Z';

describe('the state of a voucher', () => {
  it.each([
    ['valid', {}, '2026-12-31'],
    ['expired', {}, '2027-01-01'],
    ['valid', { value_halere: 1000, remaining_halere: 1000 }, '2026-12-31'],
    ['partly_used', { value_halere: 1000, remaining_halere: 1 }, '2026-12-31'],
    ['expired', { value_halere: 1000, remaining_halere: 1 }, '2027-01-01'],
    ['cancelled', { cancelled_at: AT }, '2026-12-31'],
    ['cancelled', { cancelled_at: AT }, '2027-01-01'],
    ['redeemed', { redeemed_at: AT }, '2027-01-01'],
    ['redeemed', { redeemed_at: AT, cancelled_at: AT }, '2026-12-31'],
  ] as const)('is %s with %j on %s', (state, changes, today) => {
    expect(voucherState({ ...voucher, ...changes }, today)).toBe(state);
  });
});

describe('the end of a voucher', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-25', 12, '2027-11-25'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-01', 1, '2027-01-01'],
  ])('paid on %s for %d months is %s', (paidOn, voucher_months, end) => {
    expect(voucherEnd({ voucher_months, voucher_until: null }, paidOn)).toBe(end);
  });

  it('is the date that was promised', () => {
    const fixed = { voucher_months: null, voucher_until: '2027-03-31' };
    expect(voucherEnd(fixed, '2026-11-25')).toBe('2027-03-31');
  });

  it('is none of a product that issues none', () => {
    const none = { voucher_kind: '', voucher_months: null, voucher_until: null } as const;
    expect(soldVoucherEnd(none, '2026-11-25')).toBeNull();
    expect(isOver(none, '2026-11-25')).toBe(false);
  });

  it.each([
    [false, { voucher_until: '2027-03-31' }, '2027-03-31'],
    [true, { voucher_until: '2027-03-31' }, '2027-04-01'],
    [false, { voucher_months: 1 }, '2099-01-01'],
  ])('takes a product off sale (%s) with %j on %s', (over, changes, today) => {
    const sold = { voucher_kind: 'experience', voucher_months: null, voucher_until: null } as const;
    expect(isOver({ ...sold, ...changes }, today)).toBe(over);
  });

  it('comes later with later payments and more months, in the month that was promised', () => {
    const paid = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const months = fc.integer({ min: 1, max: MAX_VOUCHER_MONTHS });
    fc.assert(
      fc.property(paid, paid, months, (one, other, voucher_months) => {
        const endOf = (day: string) => voucherEnd({ voucher_months, voucher_until: null }, day);
        if (one <= other) expect(endOf(one) <= endOf(other)).toBe(true);
        expect(endOf(one) > one).toBe(true);
        const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
        expect(monthOf(endOf(one)) - monthOf(one)).toBe(voucher_months);
      }),
    );
  });
});
