import { expect, it } from 'vitest';
import { LOCALES } from './locales.ts';
import {
  OWED_STATES,
  openHalere,
  PAYMENT_STATES,
  paymentState,
  paymentStateColor,
  paymentStateLabels,
} from './payments.ts';

it.each([
  ['nothing came', [0, 0, 1000], 'unpaid', 1000],
  ['a part came', [400, 0, 1000], 'partly_paid', 600],
  ['all came', [1000, 0, 1000], 'paid', 0],
  ['more came', [1001, 0, 1000], 'overpaid', 0],
  ['what was too much went back', [1200, 200, 1000], 'paid', 0],
  ['a part of too much went back', [1200, 100, 1000], 'overpaid', 0],
  ['a part went back', [1000, 300, 1000], 'partly_refunded', 0],
  ['all went back', [1000, 1000, 1000], 'refunded', 0],
  ['a part came and went back', [400, 400, 1000], 'refunded', 0],
  ['a part came and some of it went back', [400, 100, 1000], 'partly_paid', 700],
  ['nothing is to be paid', [0, 0, 0], 'paid', 0],
] as const)('where %s', (_, [paid, refunded, total], state, open) => {
  expect(paymentState({ paid, refunded, total }, { isCancelled: false })).toBe(state);
  expect(openHalere({ paid, refunded, total })).toBe(open);
});

it.each([
  ['all that came', [1000, 0, 1000], 'to_refund'],
  ['a part that came', [400, 0, 1000], 'to_refund'],
  ['the rest of what came', [1000, 300, 1000], 'to_refund'],
  ['nothing: it went back', [1000, 1000, 1000], 'refunded'],
  ['nothing: none came', [0, 0, 1000], 'unpaid'],
] as const)('a cancelled order owes %s', (_, [paid, refunded, total], state) => {
  expect(paymentState({ paid, refunded, total }, { isCancelled: true })).toBe(state);
});

it('money that is owed back is red', () => {
  expect(OWED_STATES.map(paymentStateColor)).toEqual(['red', 'red']);
});

it('every state has a name of its own in both languages', () => {
  for (const locale of LOCALES) {
    expect(new Set(Object.values(paymentStateLabels(locale))).size).toBe(PAYMENT_STATES.length);
  }
});
