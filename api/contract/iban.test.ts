import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountProblem, czechAccount, formatIban, isOtherAccount, toIban } from './iban.ts';

it.each([
  ['19-2000145399/0800', 'CZ6508000000192000145399'],
  ['2700017005/9999', 'CZ6399990000002700017005'],
  [' 2700017005 / 9999 ', 'CZ6399990000002700017005'],
  ['000000-2700017005/9999', 'CZ6399990000002700017005'],
])('the Czech account %s has the IBAN %s', (account, iban) => {
  expect(toIban(account)).toBe(iban);
});

it.each([
  ['CZ6508000000192000145399', '19-2000145399/0800'],
  ['CZ6399990000002700017005', '2700017005/9999'],
  // Its number fails the check, but its IBAN is one: it is shown as the bank made it.
  ['CZ5899990000001000000721', '1000000721/9999'],
  ['SK3112000000198742637541', null],
])('%s is written as %s', (iban, account) => {
  expect(toIban(iban)).toBe(iban);
  expect(czechAccount(iban)).toBe(account);
});

it('tells what is wrong with an account', () => {
  expect(
    [
      'CZ65 0800 0000 1920 0014 5399',
      '19-2000145399/0800',
      'CZ66 0800 0000 1920 0014 5399',
      '19-2000145398/0800',
      '18-2000145399/0800',
      // One digit alone is no account.
      '0000000000/0800',
      '2000145399',
      'see the invoice',
    ].map(accountProblem),
  ).toEqual([
    null,
    null,
    'account.iban',
    'account.czech',
    'account.czech',
    'account.czech',
    'account.form',
    'account.form',
  ]);
});

const digits = (minLength: number, maxLength: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength, maxLength }).map((list) => list.join(''));
const written = fc.tuple(digits(0, 6), digits(2, 10), digits(4, 4));

it('what is read as a Czech account is written as the same account', () => {
  const found = { count: 0 };
  fc.assert(
    fc.property(written, ([prefix, number, bank]) => {
      const iban = toIban(`${prefix && `${prefix}-`}${number}/${bank}`);
      if (!iban) return;
      found.count += 1;
      const before = Number(prefix) > 0 ? `${Number(prefix)}-` : '';
      expect(czechAccount(iban)).toBe(`${before}${Number(number)}/${bank}`);
      expect(toIban(formatIban(iban))).toBe(iban);
      expect(toIban(czechAccount(iban) ?? '')).toBe(iban);
    }),
    { numRuns: 3_000 },
  );
  expect(found.count).toBeGreaterThan(0);
});

it.each([
  ['2400222222/2010', '2400222222/2010', false],
  ['2400222222/2010', 'CZ51 2010 0000 0024 0022 2222', false],
  ['2400222222/2010', '19-2000145399/0800', true],
  // GPC has no code of the bank.
  ['19-2000145399', '19-2000145399/0800', false],
  ['2000145399', '19-2000145399/0800', true],
  // Nothing to compare: no account, one elsewhere, one that is not valid.
  ['', '19-2000145399/0800', false],
  ['2400222222/2010', '', false],
  ['2400222222/2010', 'DE89370400440532013000', false],
  ['2400222222/2010', '124/0800', false],
])('a file of %j is of another account than %j: %s', (ofFile, typed, isOther) => {
  expect(isOtherAccount(ofFile, typed)).toBe(isOther);
});

it('one wrong digit is always found', () => {
  const at = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(at, fc.integer({ min: 1, max: 9 }), (place, by) => {
      const number = '2700017005';
      const digit = (Number(number[place]) + by) % 10;
      const typo = `${number.slice(0, place)}${digit}${number.slice(place + 1)}/9999`;
      expect(toIban(typo)).toBeNull();
    }),
  );
});
