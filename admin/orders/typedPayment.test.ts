import { describe, expect, it } from 'vitest';
import { plannedPayment, proposedPayment, sentPayment } from './typedPayment.ts';

const typed = { amount: '1 290,50', received_on: '2026-11-19', note: 'cash', through: '' };

describe('a typed payment', () => {
  it.each([
    [1129, 'cs', '1129'],
    [99.5, 'cs', '99,50'],
    [0, 'en', ''],
  ] as const)('begins with %d as it is typed in %s', (amount, locale, text) => {
    expect(proposedPayment(amount, '2026-11-19', locale).amount).toBe(text);
  });

  it('is sent with its amount as a number', () => {
    expect(sentPayment(typed, 12, 'key')).toEqual({
      ...typed,
      amount: 1290.5,
      through: null,
      order_id: 12,
      key: 'key',
    });
  });

  it('is sent as it was typed where its amount is no number', () => {
    expect(sentPayment({ ...typed, amount: 'all' }, 12, 'key').amount).toBe('all');
  });

  it('has no consequences while its amount is no number', () => {
    expect(plannedPayment('book', 12, { ...typed, amount: '' })).toBeNull();
  });

  it('has those of its order, amount and day, and of the card payment that it goes back through', () => {
    const body = { order_id: 12, amount: 1290.5, received_on: '2026-11-19' };
    expect(plannedPayment('book', 12, typed)).toEqual({ of: 'payment', body });
    expect(plannedPayment('refund', 12, { ...typed, through: '3' })).toEqual({
      of: 'refund',
      body: { ...body, through: 3 },
    });
  });
});
