import { expect, it } from 'vitest';
import { settingProblem, storedSetting } from './checkedSettings.ts';

it.each([
  ['bank_iban', '2700017005/9999', 'CZ6399990000002700017005'],
  ['bank_iban', 'CZ63 9999 0000 0027 0001 7005', 'CZ63 9999 0000 0027 0001 7005'],
  ['seller_ico', '990 27 178', '99027178'],
  ['seller_dic', 'cz 99027178', 'CZ99027178'],
  ['seller_ico', '', ''],
  ['hero_title', '2700017005/9999', '2700017005/9999'],
])('the setting %s: %j is stored as %j', (key, typed, stored) => {
  expect(settingProblem(key, typed)).toBeNull();
  expect(storedSetting(key, typed)).toBe(stored);
});

it.each([
  ['bank_iban', '2700017006/9999', 'account.czech'],
  ['bank_iban', 'CZ6499990000002700017005', 'account.iban'],
  ['bank_iban', 'later', 'account.form'],
  ['seller_ico', '99027179', 'company.icoCheck'],
  ['seller_ico', '9902717', 'company.ico'],
  ['seller_dic', '99027178', 'company.dic'],
])('the setting %s: %j is refused', (key, typed, problem) => {
  expect(settingProblem(key, typed)).toBe(problem);
  expect(storedSetting(key, typed)).toBe(typed);
});
