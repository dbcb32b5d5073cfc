import { describe, expect, it } from 'vitest';
import { maskedEmail, withdrawablePieces, withdrawalDays, withdrawalEnd } from './withdrawals.ts';

describe('the period of withdrawal', () => {
  const at = (status: string, created_at: string) => ({ status, created_at });
  const ordered = at('pending', '2026-03-01T10:00:00.000Z');

  it.each(['processing', 'shipped'])('has no end while the order is %s', (status) => {
    expect(withdrawalEnd([ordered, at(status, '2026-03-02T10:00:00.000Z')], 14)).toBeNull();
  });

  it.each([
    [[at('completed', '2026-03-02T10:00:00.000Z')], '2026-03-16'],
    [[at('done', '2026-03-02T10:00:00.000Z')], '2026-03-16'],
    [
      [at('shipped', '2026-03-02T10:00:00.000Z'), at('completed', '2026-03-05T10:00:00.000Z')],
      '2026-03-19',
    ],
    // After midnight in Prague, and across the change to summer time.
    [[at('completed', '2026-03-24T23:30:00.000Z')], '2026-04-08'],
    // From a Saturday to the Tuesday after Easter.
    [[at('completed', '2026-03-20T23:30:00.000Z')], '2026-04-07'],
    [[at('completed', '2026-12-10T10:00:00.000Z')], '2026-12-28'],
  ])('is counted from the last sign of a delivery: %j', (changes, end) => {
    expect(withdrawalEnd([ordered, ...changes], 14)).toBe(end);
  });

  it.each([
    ['30', 30],
    [' 21 ', 21],
    ['7', 14],
    ['', 14],
    ['a month', 14],
    ['-30', 14],
  ])('set to %j has %i days', (setting, days) => expect(withdrawalDays(setting)).toBe(days));
});

it.each([
  ['jirina.zakova@example.cz', 'j…a@example.cz'],
  ['jo@example.cz', 'j…@example.cz'],
  ['"a@b"@example.cz', '"…"@example.cz'],
  ['j@example.cz', 'j…@example.cz'],
  ['', ''],
])('%s is known again as %s', (email, shown) => expect(maskedEmail(email)).toBe(shown));

describe('the pieces left', () => {
  const item = { id: 1, quantity: 3, is_withdrawable: true };
  const withdrawn = (state: 'received' | 'settled' | 'refused', quantity: number, id = 1) => ({
    state,
    items: [{ order_item_id: id, quantity }],
  });

  it.each([
    [[], 3],
    [[withdrawn('received', 1), withdrawn('settled', 1)], 1],
    [[withdrawn('refused', 3)], 3],
    [[withdrawn('settled', 2, 2)], 3],
    [[withdrawn('settled', 9)], 0],
  ])('after %j are %i', (earlier, left) => expect(withdrawablePieces(item, earlier)).toBe(left));

  it('of what is exempt are none', () => {
    expect(withdrawablePieces({ ...item, is_withdrawable: false }, [])).toBe(0);
  });
});
