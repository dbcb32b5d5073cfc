import { expect, it } from 'vitest';
import { isPhone } from '../../api/contract/phoneLink.ts';
import { hasLetter, isPostalCode, isTown } from './deliverable.ts';

it.each([
  ['Jana Nováková', true],
  ['Žofie', true],
  ['李', true],
  ['12 34', false],
  ['—', false],
])('a name has a letter: %j, %s', (name, is) => {
  expect(hasLetter(name)).toBe(is);
});

it.each([
  ['777000027', true],
  ['+420 777 000 027', true],
  ['(0049) 30 / 123-456', true],
  ['12345678', false],
  ['777 000 02x', false],
])('a phone has nine digits or more: %j, %s', (phone, is) => {
  expect(isPhone(phone)).toBe(is);
});

it.each([
  ['Aš', true],
  ['Praha 5', true],
  ['P', false],
  ['5 5', false],
])('a town has two letters: %j, %s', (town, is) => {
  expect(isTown(town)).toBe(is);
});

it.each([
  ['397 01', 'CZ', true],
  ['39701', 'CZ', true],
  ['3970', 'CZ', false],
  ['397 011', 'CZ', false],
  ['PSČ 397 01', 'CZ', false],
  ['1010', 'AT', true],
])('a postal code %j of %s: %s', (code, country, is) => {
  expect(isPostalCode(code, country)).toBe(is);
});
