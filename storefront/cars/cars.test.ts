import { expect, it } from 'vitest';
import type { Car } from '../../api/contract/types.ts';
import { testCar } from '../testing/testCar.ts';
import { bySeason, seasonYear } from './cars.ts';

const texts = (specs_4: string) => ({
  name: '',
  description: '',
  specs_1: '',
  specs_2: '',
  specs_3: '',
  specs_4,
});
const withSeason = (en: string, cs = '') => ({ translations: { en: texts(en), cs: texts(cs) } });

it.each([
  ['2026', '', 2026],
  ['Seasons 2019–2021', '', 2019],
  ['', 'sezóna 1998', 1998],
  ['since 20267', '', 0],
  ['still running', '', 0],
])('the season of %j / %j is %i', (en, cs, year) => {
  expect(seasonYear(withSeason(en, cs))).toBe(year);
});

it('leaves inactive cars out and puts the newest season first', () => {
  const car = (id: number, season: string, display_order: number, is_active = true): Car =>
    testCar({ id, display_order, is_active, ...withSeason(season) });

  const cars = [car(1, '2019', 1), car(2, '2026', 3), car(3, '2026', 2), car(4, '2030', 1, false)];
  expect(bySeason(cars).map(({ id }) => id)).toEqual([3, 2, 1]);
});
