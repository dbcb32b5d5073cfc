import { describe, expect, it } from 'vitest';
import { bySeason, seasonYear } from './season.ts';

const car = (id: number, en: string, cs = en, display_order = 0) => ({
  id,
  display_order,
  translations: { en: { specs_4: en }, cs: { specs_4: cs } },
});
const ids = (cars: { id: number }[]) => cars.map(({ id }) => id);

describe('seasonYear', () => {
  it.each([
    ['2026', 2026],
    ['Season 1999', 1999],
    ['2019–2021', 2019],
    ['Sezóna2024', 2024],
    ['', null],
    ['1899', null],
    ['2100', null],
    ['12026', null],
    ['20261', null],
  ])('of %j is %j', (text, year) => {
    expect(seasonYear(text)).toBe(year);
  });
});

describe('bySeason', () => {
  it('puts the newest first and cars without a year last', () => {
    const cars = [car(1, '2019'), car(2, 'unknown'), car(3, '2026'), car(4, '1998')];
    expect(ids(bySeason(cars))).toEqual([3, 1, 4, 2]);
    expect(ids(cars)).toEqual([1, 2, 3, 4]);
  });

  it('reads the Czech text where the English has no year', () => {
    expect(ids(bySeason([car(1, '2020'), car(2, '', 'Sezóna 2021')]))).toEqual([2, 1]);
  });

  it('keeps display order and then id within a season', () => {
    const cars = [car(3, '2020'), car(2, '2020', '2020', 5), car(1, '2020', '2020', 5)];
    expect(ids(bySeason(cars))).toEqual([3, 1, 2]);
  });
});
