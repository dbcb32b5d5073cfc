import { expect, it } from 'vitest';
import { refundedEarlier } from './refundedEarlier.ts';

const came = (halere: number) => ({ source: 'fio' as const, halere });
const wentBack = (halere: number) => ({ source: 'hand' as const, halere: -halere });
const takenByBank = (halere: number) => ({ source: 'fio' as const, halere: -halere });

it.each([
  ['nothing came', [], 0],
  ['nothing went back', [came(100)], 0],
  ['a part went back', [came(100), wentBack(40), came(40)], 0],
  ['all went back and nothing came since', [came(100), wentBack(100)], 0],
  ['all went back before a part came', [came(100), wentBack(60), wentBack(40), came(30)], 100],
  ['all went back twice', [came(100), wentBack(100), came(30), wentBack(30), came(5)], 130],
  ['a part of what came since went back, too', [came(9), wentBack(9), came(5), wentBack(4)], 9],
  ['what came since went back', [came(100), wentBack(100), came(30), wentBack(30)], 0],
  ['the bank took it: it was never refunded', [came(100), takenByBank(100), came(30)], 0],
  ['the bank took what a refund had left', [came(100), wentBack(40), takenByBank(60), came(9)], 40],
])('counts as refunded earlier where %s', (_, payments, earlier) => {
  expect(refundedEarlier(payments)).toBe(earlier);
});
