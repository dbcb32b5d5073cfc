import { expect, it } from 'vitest';
import { isOfNames } from './guessable.ts';

const NAMES = ['paddock', 'eva.novakova', 'team.example', 'Rychlá Liška'];

it.each([
  'Paddock2026!',
  'rychla-liska-12',
  'RychláLiška',
  'Eva.Novakova@team.example',
  'novakova1234',
  'liskaliska',
])('%s is little more than names', (password) => {
  expect(isOfNames(password, NAMES)).toBe(true);
});

it.each([
  'paddock mechanics',
  'a long enough one',
  'liška v kurníku',
  '++++++++',
  'teamwork dream',
])('%s is more than names', (password) => {
  expect(isOfNames(password, NAMES)).toBe(false);
});
