import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedMoment, decideRedemption } from './redemption.ts';

const now = new Date('2026-06-10T18:00:00.000Z');
const issuedAt = '2026-06-01T08:00:00.000Z';

describe('when a phone redeemed', () => {
  it.each([
    ['what it says', '2026-06-10T09:00:00.000Z', '2026-06-10T09:00:00.000Z'],
    ['not in the future', '2026-07-01T00:00:00.000Z', '2026-06-10T18:00:00.000Z'],
    [
      'not longer ago than it may be offline',
      '2026-06-02T09:00:00.000Z',
      '2026-06-03T18:00:00.000Z',
    ],
  ])('is %s', (_, said, moment) => {
    expect(boundedMoment(said, { issuedAt, now })).toBe(moment);
  });

  it('isn’t before the voucher was issued', () => {
    const late = '2026-06-09T08:00:00.000Z';
    expect(boundedMoment('2026-06-08T09:00:00.000Z', { issuedAt: late, now })).toBe(late);
  });
});

const experience = {
  kind: 'experience',
  remaining_halere: null,
  redeemed_at: null,
  cancelled_at: null,
  valid_until: '2026-06-10',
} as const;
const money = { ...experience, kind: 'money', remaining_halere: 100_000 } as const;
/** Midnight in Prague is at 22:00 in summer. */
const at = '2026-06-10T21:59:00.000Z';

describe('redeeming', () => {
  it.each([
    ['redeemed', experience, null, at],
    ['expired', experience, null, '2026-06-10T22:00:00.000Z'],
    ['already', { ...experience, redeemed_at: at }, null, at],
    ['already', { ...experience, redeemed_at: at, cancelled_at: at }, null, at],
    ['cancelled', { ...experience, cancelled_at: at }, null, at],
    ['redeemed', money, 40_000, at],
    ['insufficient', money, 100_001, at],
  ] as const)('is %s', (outcome, voucher, halere, moment) => {
    expect(decideRedemption(voucher, { halere, at: moment }).outcome).toBe(outcome);
  });

  it('takes all that is left where no amount is given', () => {
    expect(decideRedemption(money, { halere: null, at })).toEqual({
      outcome: 'redeemed',
      halere: 100_000,
      remaining: 0,
    });
  });

  it('never takes more than a voucher is worth, in however many parts', () => {
    const amount = fc.option(fc.integer({ min: 1, max: 60_000 }));
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 12 }), (amounts) => {
        let voucher: Parameters<typeof decideRedemption>[0] = money;
        let taken = 0;
        for (const halere of amounts) {
          const decision = decideRedemption(voucher, { halere, at });
          if (decision.outcome !== 'redeemed') continue;
          taken += decision.halere ?? 0;
          voucher = {
            ...voucher,
            remaining_halere: decision.remaining,
            redeemed_at: decision.remaining === 0 ? at : null,
          };
        }
        expect(taken + (voucher.remaining_halere ?? 0)).toBe(money.remaining_halere);
        expect(voucher.remaining_halere).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
