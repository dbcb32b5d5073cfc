import { expect, it } from 'vitest';
import { nextSteps, voucherCount, voucherUse } from './nextSteps.ts';

type Standing = Parameters<typeof nextSteps>[0];

const steps = (changes: Partial<Standing>) =>
  nextSteps({
    status: 'pending',
    paymentKind: 'bank_transfer',
    isOpen: true,
    isOwed: false,
    shippingKind: 'parcel',
    ...changes,
  });

it.each<[Partial<Standing>, string[]]>([
  [{}, ['payTransfer', 'parcelPaid']],
  [{ isOpen: false }, ['parcel']],
  [{ paymentKind: 'card', shippingKind: 'none' }, ['payCard', 'arrangePaid']],
  [{ paymentKind: 'cash_on_delivery' }, ['payCash', 'parcel']],
  [{ paymentKind: 'cash_on_delivery', shippingKind: 'pickup' }, ['payCash', 'pickup']],
  [{ paymentKind: null, shippingKind: null }, ['payOther', 'waitPaid']],
  [{ status: 'shipped', isOpen: false }, ['onItsWay']],
  [{ status: 'shipped', isOpen: false, shippingKind: 'pickup' }, ['ready']],
  [{ status: 'shipped', isOpen: false, shippingKind: 'none' }, ['wait']],
  [
    { status: 'shipped', isOpen: false, shippingKind: 'none', vouchers: 'arrange' },
    ['noParcel', 'voucher'],
  ],
  [{ isOpen: false, shippingKind: 'none', vouchers: 'choose' }, ['noParcel', 'voucherToChoose']],
  [{ isOpen: false, shippingKind: 'none', vouchers: 'booked' }, ['noParcel', 'voucherBooked']],
  [{ isOpen: false, shippingKind: 'none', vouchers: 'spend' }, ['noParcel', 'voucherToSpend']],
  [{ isOpen: false, shippingKind: 'none', vouchers: 'over' }, ['done']],
  [{ shippingKind: 'none', vouchers: 'booked' }, ['payTransfer', 'voucherPaid']],
  [{ isOpen: false, vouchers: 'choose' }, ['parcel', 'voucherToChoose']],
  [{ isOpen: false, vouchers: 'over' }, ['parcel']],
  [{ vouchers: 'choose' }, ['payTransfer', 'parcelPaid']],
  [{ paymentKind: 'cash_on_delivery', vouchers: 'choose' }, ['payCash', 'parcel']],
  [{ status: 'shipped', isOpen: false, vouchers: 'booked' }, ['onItsWay', 'voucherBooked']],
  [{ status: 'completed', isOpen: false, vouchers: 'choose' }, ['done']],
  [{ status: 'shipped', isOpen: false, shippingKind: null }, ['onItsWay']],
  [{ status: 'done', isOpen: false }, ['done']],
  [{ status: 'completed' }, ['payTransfer', 'done']],
  [{ status: 'shipped', paymentKind: 'cash_on_delivery' }, ['payCash', 'onItsWay']],
  [{ status: 'completed', paymentKind: 'cash_on_delivery' }, ['done']],
  [{ status: 'processing', isOpen: false, isOwed: true }, ['parcel', 'moneyBack']],
  [{ paymentKind: 'cash_on_delivery', isOpen: false, isOwed: true }, ['parcel', 'moneyBackCash']],
  [{ status: 'cancelled' }, ['cancelled']],
  [{ status: 'cancelled', isOwed: true }, ['cancelled', 'moneyBack']],
  [{ status: 'processing', isOpen: false, isRefunded: true }, ['refunded']],
  [{ status: 'shipped', isOpen: false, isRefunded: true }, ['onItsWay']],
  [
    {
      status: 'shipped',
      isOpen: false,
      isRefunded: true,
      shippingKind: 'none',
      vouchers: 'choose',
    },
    ['refunded'],
  ],
  [{ status: 'completed', isOpen: false, isRefunded: true }, ['done']],
  [{ status: 'cancelled', isOpen: false, isRefunded: true }, ['cancelled']],
  [{ status: 'completed', isOpen: false, isUndecided: true }, []],
  [{ status: 'shipped', isOpen: false, isUndecided: true }, ['onItsWay']],
  [{ isWithoutGoods: true, isOpen: false }, ['arrange']],
  [{ isWithoutGoods: true, isOpen: false, vouchers: 'choose' }, ['noParcel', 'voucherToChoose']],
  [{ isWithoutGoods: true, vouchers: 'choose' }, ['payTransfer', 'voucherPaid']],
  [{ isWithoutGoods: true, isOpen: false, status: 'shipped' }, ['onItsWay']],
  [{ isWithdrawn: true }, ['cancelled']],
  [{ isWithdrawn: true, isOpen: false, isOwed: true }, ['cancelled', 'moneyBack']],
])('of %j are %j', (standing, expected) => expect(steps(standing)).toEqual(expected));

const issued = (
  kind: 'money' | 'experience',
  changes: { isUsable?: boolean; isBooked?: boolean } = {},
) => ({
  kind,
  isUsable: true,
  isBooked: false,
  ...changes,
});

it('vouchers are booked when each has its date, where there are dates', () => {
  const sold = [{ voucher_kind: 'experience' as const }];
  const booked = issued('experience', { isBooked: true });
  const open = issued('experience');
  expect(voucherUse(sold, [booked, booked], true)).toBe('booked');
  expect(voucherUse(sold, [booked, open], true)).toBe('choose');
  expect(voucherUse(sold, [], true)).toBe('choose');
  expect(voucherUse(sold, [open], false)).toBe('arrange');
});

it('vouchers for an amount are spent, and those for an experience beside them need a date', () => {
  const money = { voucher_kind: 'money' as const };
  expect(voucherUse([money, {}], [], false)).toBe('spend');
  const both = [money, { voucher_kind: 'experience' as const }];
  expect(voucherUse(both, [issued('money'), issued('experience')], false)).toBe('arrange');
  expect(voucherUse([{}], [], false)).toBeUndefined();
});

it('vouchers that are over are not used any more: what counts are the others', () => {
  const both = [{ voucher_kind: 'money' as const }, { voucher_kind: 'experience' as const }];
  const used = issued('experience', { isUsable: false });
  expect(voucherUse(both, [issued('money'), used], true)).toBe('spend');
  expect(voucherUse(both, [issued('money', { isUsable: false }), used], true)).toBe('over');
});

it('vouchers are counted that can be used or, until they are issued, those ordered', () => {
  const sold = [
    { voucher_kind: 'experience' as const, quantity: 2 },
    { voucher_kind: 'money' as const, quantity: 3 },
    { quantity: 7 },
  ];
  expect(voucherCount(sold, [])).toBe(5);
  const used = issued('experience', { isUsable: false });
  expect(voucherCount(sold, [issued('experience'), used, issued('money')])).toBe(2);
});
