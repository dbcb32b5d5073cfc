import { expect, it } from 'vitest';
import { moneyOf } from '../documents/index.ts';
import { changedSums, type OrderSums } from './changedSums.ts';

type Change = [halere: number, isCorrection?: boolean];

const NONE: OrderSums = { paid_halere: 0, refunded_halere: 0, refunded_earlier_halere: 0 };

const came = (halere: number): Change => [halere];
const wentBack = (halere: number): Change => [-halere];
const takenOff = (halere: number): Change => [-halere, true];
const restored = (halere: number): Change => [halere, true];

it.each<[string, Change[], paid: number, refunded: number]>([
  ['nothing came', [], 0, 0],
  ['nothing went back', [came(100)], 100, 0],
  ['a part went back', [came(100), wentBack(40), came(40)], 140, 40],
  ['all went back and nothing came since', [came(100), wentBack(100)], 100, 100],
  ['all went back before more came', [came(100), wentBack(60), wentBack(40), came(30)], 30, 0],
  ['all went back twice', [came(100), wentBack(100), came(30), wentBack(30), came(5)], 5, 0],
  ['a part of the new went back', [came(9), wentBack(9), came(5), wentBack(4)], 5, 4],
  ['the new went back', [came(100), wentBack(100), came(30), wentBack(30)], 130, 130],
  ['the bank took it: it was never refunded', [came(100), takenOff(100), came(30)], 30, 0],
  ['the bank took the rest', [came(100), wentBack(40), takenOff(60), came(9)], 9, 0],
  ['that was a mistake', [came(100), wentBack(40), takenOff(60), restored(60)], 100, 40],
  ['so it was of the new', [came(9), wentBack(9), came(5), takenOff(5), restored(5)], 5, 0],
])('counts what pays the price where %s', (_, changes, paid, refunded) => {
  const sums = changes.reduce(
    (before, [halere, isCorrection = false]) => changedSums(before, halere, isCorrection),
    NONE,
  );
  expect(moneyOf({ ...sums, total_halere: 100, credited_halere: 0 })).toEqual({
    paid,
    refunded,
    total: 100,
  });
});
