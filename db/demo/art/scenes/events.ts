import { airfield } from '../backdrop/airfield.ts';
import { city } from '../backdrop/city.ts';
import { forest, hills, mesas, mountains } from '../backdrop/country.ts';
import { gantry } from '../backdrop/gantry.ts';
import { band } from '../backdrop/ground.ts';
import { harbour } from '../backdrop/harbour.ts';
import { moods } from '../backdrop/moods.ts';
import type { Backdrop } from '../backdrop/skyline.ts';
import { square } from '../backdrop/square.ts';
import { masts, stadium, tribune } from '../backdrop/tribune.ts';
import { cars } from '../car/cars.ts';
import type { Picture } from '../picture.ts';
import { blocks, cone, tyreWall } from '../props/props.ts';
import { aerial } from './aerial.ts';
import { chase } from './chase.ts';
import { drift } from './drift.ts';
import { watchers } from './watchers.ts';

const m = moods;

const lit: Backdrop = (strip) => city(strip) + masts(strip, [0.2, 0.85]);

const shots: (() => string)[] = [
  () =>
    drift({
      model: cars.otava,
      mood: m.golden,
      seed: 101,
      angle: -0.6,
      steer: 0.66,
      backdrop: tribune,
      distance: 8.4,
      smoke: 1.3,
      lens: 1.15,
      props: tyreWall({ x: -14, y: 9 }, { x: 12, y: 11 }, 4),
    }),
  () =>
    drift({
      model: cars.lomnice,
      mood: m.low,
      seed: 102,
      angle: 0.9,
      backdrop: airfield,
      distance: 9.5,
      camera: 1.3,
      kerbs: 'none',
      smoke: 1.5,
      props: [
        ...cone(4.2, 1.6),
        ...cone(2.5, 3.4),
        ...cone(0, 4.4, true),
        ...cone(-3, -5),
        ...cone(3.5, -5),
      ],
      ground: (c) =>
        band(c, { heading: 0.5 }, -7, -6.6, '#e6e0d5', [-60, 90], 0.7) +
        band(c, { heading: 0.5 }, 6, 6.4, '#e6e0d5', [-60, 90], 0.7),
    }),
  () =>
    drift({
      model: cars.skalka,
      mood: m.golden,
      seed: 103,
      angle: 0.75,
      backdrop: square,
      distance: 8.6,
      camera: 1.2,
      kerbs: 'none',
      smoke: 1.05,
      props: blocks({ x: -16, y: -3 }, { x: 4, y: -13 }),
      ground: (c) => watchers(c, 103, ['#4a3a38', '#201a1c']),
    }),
  () =>
    drift({
      model: cars.blanice,
      mood: m.rain,
      seed: 104,
      angle: 0.62,
      backdrop: tribune,
      distance: 8,
      smoke: 1,
      camera: 0.9,
    }),
  () =>
    drift({
      model: cars.otava,
      mood: m.night,
      seed: 105,
      angle: 0.95,
      backdrop: (s) => tribune(s) + masts(s, [0.35, 0.68]),
      distance: 8.6,
      smoke: 1.4,
      camera: 1.15,
    }),
  () =>
    drift({
      model: cars.otava,
      mood: m.golden,
      seed: 106,
      angle: 0.55,
      backdrop: hills,
      distance: 9.4,
      lens: 1.1,
      aim: [-1.6, 0.6, 0.8],
      smoke: 0.9,
      wind: -0.5,
      ...chase(cars.blanice, -0.68, -5.6, -1.2, -0.12),
    }),
  () =>
    drift({
      model: cars.brdy,
      mood: m.dusk,
      seed: 107,
      angle: -0.7,
      steer: 0.66,
      backdrop: forest,
      distance: 8,
      smoke: 1.2,
      kerbs: 'none',
      ground: (c, r) =>
        band(c, r, -0.1, 0.1, '#e6e0d5', [-60, -3], 0.6) + band(c, r, -9.2, -90, '#141a17'),
    }),
  () => aerial(cars.lomnice, 108),
  () =>
    drift({
      model: cars.otava,
      mood: m.dusk,
      seed: 109,
      angle: -0.42,
      steer: 0.62,
      backdrop: gantry,
      distance: 9.6,
      aim: [-1.8, -0.4, 0.95],
      smoke: 1,
      night: true,
      ...chase(cars.lomnice, 0.62, -5.8, 1.3, 0.1, true),
    }),
  () =>
    drift({
      model: cars.lomnice,
      mood: { ...m.night, far: '#1c2740' },
      seed: 110,
      angle: -0.72,
      steer: 0.64,
      backdrop: lit,
      distance: 8.2,
      smoke: 1.2,
      props: blocks({ x: -16, y: 6 }, { x: 10, y: 9 }),
    }),
  () =>
    drift({
      model: cars.otava,
      mood: m.dawn,
      seed: 111,
      angle: 0.8,
      backdrop: mountains,
      distance: 9,
      camera: 1.35,
      smoke: 1.1,
      kerbs: 'none',
      ground: (c, r) => band(c, r, 4.4, 4.6, '#f4f1ea', [-50, 50], 0.8),
      aim: [-0.4, 0, 1.05],
    }),
  () =>
    drift({
      model: cars.blanice,
      mood: m.night,
      seed: 112,
      angle: -0.8,
      steer: 0.66,
      backdrop: stadium,
      distance: 8.8,
      camera: 1.2,
      aim: [-0.4, 0, 1.1],
      smoke: 1.3,
      kerbs: 'outer',
    }),
  () =>
    drift({
      model: cars.skalka,
      mood: m.desert,
      seed: 113,
      angle: 0.7,
      backdrop: mesas,
      distance: 8.8,
      camera: 1.0,
      smoke: 1.7,
      kerbs: 'none',
      aim: [-0.4, 0, 1],
    }),
  () =>
    drift({
      model: cars.rys,
      mood: m.dusk,
      seed: 114,
      angle: -0.85,
      steer: 0.66,
      backdrop: harbour,
      distance: 8.6,
      camera: 1.1,
      smoke: 1.2,
      kerbs: 'none',
      aim: [-0.4, 0, 0.98],
      props: [
        ...cone(3.4, -2.6),
        ...cone(4.6, -0.4),
        ...blocks({ x: -15, y: 8 }, { x: 12, y: 10 }),
      ],
    }),
];

/** 01–09 our events, 10–14 abroad. */
export const eventPictures: Picture[] = shots.map((svg, k) => ({
  path: `events/event-${String(k + 1).padStart(2, '0')}`,
  width: 2400,
  height: 1350,
  svg,
}));
