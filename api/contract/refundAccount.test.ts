import { expect, it } from 'vitest';
import { isRefundAccount } from './refundAccount.ts';

it.each([
  '19-2000145399/0800',
  '2700017005/9999',
  ' 2000145399 / 0800',
  'CZ65 0800 0000 1920 0014 5399',
])('takes %s', (account) => expect(isRefundAccount(account)).toBe(true));

it.each([
  '2000145398/0800',
  '19-2000145399',
  '18-2000145399/0800',
  'CZ66 0800 0000 1920 0014 5399',
  'x',
])('refuses %s', (account) => expect(isRefundAccount(account)).toBe(false));
