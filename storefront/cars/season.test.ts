import { expect, it } from 'vitest';
import type { Car } from '../../api/contract/types.ts';
import { bySeason, seasonYear } from './season.ts';

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
  const car = (id: number, season: string, display_order: number, is_active = true): Car => ({
    id,
    slug: `car-${id}x`,
    is_active,
    is_current: false,
    image_path: '',
    image_info: null,
    horsepower: null,
    display_order,
    spec_icons: {
      spec_1_icon: 'tachometer',
      spec_2_icon: 'cog',
      spec_3_icon: 'user',
      spec_4_icon: 'calendar',
      spec_1_label: { en: '', cs: '' },
      spec_2_label: { en: '', cs: '' },
      spec_3_label: { en: '', cs: '' },
      spec_4_label: { en: '', cs: '' },
    },
    version: 1,
    ...withSeason(season),
  });
  const cars = [car(1, '2019', 1), car(2, '2026', 3), car(3, '2026', 2), car(4, '2030', 1, false)];
  expect(bySeason(cars).map(({ id }) => id)).toEqual([3, 2, 1]);
});
