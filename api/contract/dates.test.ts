import { describe, expect, it } from 'vitest';
import { bankPaymentDue, formatDate, formatDateTime, isIsoDate, pragueToday } from './dates.ts';

describe('formatDate', () => {
  it('writes days the Czech way in both languages, on one line', () => {
    expect(formatDate('2026-03-31', 'cs')).toBe('31.\u00a03.\u00a02026');
    expect(formatDate('2026-03-31', 'en')).toBe('31.\u00a03.\u00a02026');
  });

  it('takes the day in Prague', () => {
    expect(formatDate('2026-01-15T23:30:00.000Z', 'cs')).toBe('16.\u00a01.\u00a02026');
    expect(formatDate(new Date('2026-07-15T21:59:00Z'), 'cs')).toBe('15.\u00a07.\u00a02026');
    expect(formatDate(new Date('2026-07-15T22:00:00Z'), 'cs')).toBe('16.\u00a07.\u00a02026');
  });

  it.each([
    '',
    'soon',
    '3',
    '2026-02-30',
    '2026-13-01',
    '2026-02-30T10:00:00Z',
    null,
    undefined,
    0,
  ])('calls %j invalid', (value) => {
    expect(formatDate(value, 'cs')).toBe('Neplatné datum');
    expect(formatDate(value, 'en')).toBe('Invalid date');
  });

  it('calls an invalid Date invalid', () => {
    expect(formatDate(new Date('x'), 'en')).toBe('Invalid date');
  });
});

describe('formatDateTime', () => {
  it('adds hours and minutes of Prague', () => {
    const text = formatDateTime('2026-01-15T23:30:00.000Z', 'en');
    expect(text).toContain('16.\u00a01.\u00a02026');
    expect(text).toContain('0:30');
    expect(formatDateTime('x', 'cs')).toBe('Neplatné datum');
  });
});

describe('pragueToday', () => {
  it.each([
    ['2026-01-15T22:59:59Z', '2026-01-15'],
    ['2026-01-15T23:00:00Z', '2026-01-16'],
    ['2026-07-15T21:59:59Z', '2026-07-15'],
    ['2026-07-15T22:00:00Z', '2026-07-16'],
  ])('at %s is %s', (moment, day) => {
    expect(pragueToday(new Date(moment))).toBe(day);
  });
});

describe('isIsoDate', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-30', false],
    ['+012026-01-01', false],
    ['+010000-01', false],
    ['03/03/2026', false],
    ['2026-1-1', false],
    ['2026', false],
    ['', false],
  ])('%j: %s', (text, is) => {
    expect(isIsoDate(text)).toBe(is);
  });
});

describe('bankPaymentDue', () => {
  it('is 7 days after the order, by the day in Prague', () => {
    expect(bankPaymentDue(new Date('2026-02-25T12:00:00Z'))).toBe('2026-03-04');
    expect(bankPaymentDue(new Date('2026-12-27T23:30:00Z'))).toBe('2027-01-04');
  });

  it('does not slip where the clocks change', () => {
    expect(bankPaymentDue(new Date('2026-03-27T23:30:00Z'))).toBe('2026-04-04');
  });
});
