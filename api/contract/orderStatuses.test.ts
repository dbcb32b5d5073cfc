import { expect, it } from 'vitest';
import { mailOfChange, ORDER_STATUSES, statusColor, statusOfMail } from './orderStatuses.ts';

it.each([
  ['completed', 'green'],
  ['done', 'green'],
  ['cancelled', 'red'],
  ['shipped', 'blue'],
  ['processing', 'purple'],
  ['pending', 'yellow'],
  ['toString', 'yellow'],
  ['', 'yellow'],
])('the badge of %s is %s', (status, color) => {
  expect(statusColor(status)).toBe(color);
});

it('knows a colour for every status', () => {
  expect(new Set(ORDER_STATUSES.map(statusColor)).size).toBe(5);
});

it('finds the status about which a mail is', () => {
  for (const status of ORDER_STATUSES) {
    const mail = mailOfChange('pending', status);
    if (mail) expect(mailOfChange('pending', statusOfMail(mail) ?? 'pending')).toBe(mail);
  }
  expect(statusOfMail('shipped')).toBe('shipped');
  expect(statusOfMail('reminder')).toBe(undefined);
});
