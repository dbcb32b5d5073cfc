import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toHalere } from '../../api/contract/money.ts';
import { formatCode } from '../../api/contract/voucherCodes.ts';
import { restAfter, typedAmount } from './amounts.ts';
import { RIDE } from './testing/offlinePack.ts';
import { readTyped } from './typedCode.ts';

it.each([
  ['', 'unfinished'],
  [RIDE.slice(0, 11), 'unfinished'],
  [`${RIDE.slice(0, 4)}-${RIDE.slice(4, 8)}-`, 'unfinished'],
  [`${RIDE.slice(0, 11)}0`, 'wrong'],
  [`${RIDE}X`, 'wrong'],
  [RIDE, 'complete'],
  [formatCode(RIDE).toLowerCase(), 'complete'],
  [` ${formatCode(RIDE).replaceAll('-', ' – ')} `, 'complete'],
  [`https://team.example/voucher#${formatCode(RIDE)}`, 'complete'],
])('the typed code %j is %s', (text, state) => {
  expect(readTyped(text).state).toBe(state);
});

it.each([
  ['250', 250],
  ['1 000,00 Kč', 1000],
  ['0,01', 0.01],
  ['1000.01', null],
  ['0', null],
  ['-5', null],
  ['0.001', null],
  ['', null],
  ['all', null],
])('of 1000 Kč, %j takes %j', (text, amount) => {
  expect(typedAmount(text, 1000)).toBe(amount);
});

it('what is taken and what remains add up to what there was', () => {
  const halere = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(halere, halere, (one, other) => {
      const [amount, remaining] = one < other ? [one, other] : [other, one];
      const taken = typedAmount(String(amount / 100), remaining / 100);
      expect(taken).toBe(amount / 100);
      expect(toHalere(restAfter(remaining / 100, taken ?? 0)) + amount).toBe(remaining);
    }),
  );
});
