import { moods } from '../backdrop/moods.ts';
import { tribune } from '../backdrop/tribune.ts';
import { cars } from '../car/cars.ts';
import { outline } from '../lettering.ts';
import type { Picture } from '../picture.ts';
import { drift } from './drift.ts';

/** The picture shared links show, in the proportions of 1200 by 630, with the team's name. */
export const sharePicture: Picture = {
  path: 'og/og',
  width: 2400,
  height: 1260,
  svg: () =>
    drift({
      model: cars.otava,
      mood: moods.low,
      seed: 401,
      height: 1260,
      angle: 0.68,
      distance: 7.4,
      aim: [-0.9, 0, 0.95],
      backdrop: tribune,
      smoke: 1.4,
      over: () =>
        `<path d="M0 0H1120L820 430H0Z" fill="#0c0d10" opacity=".92"/><path d="M1120 0H1180L880 430H820Z" fill="#ff4d0a"/><path d="${outline('RYSI', { size: 300, x: 90, y: 250 })}" fill="#f4f1ea"/><path d="${outline('DRIFT TEAM', { size: 128, x: 90, y: 372 })}" fill="#ff4d0a"/>`,
    }),
};
