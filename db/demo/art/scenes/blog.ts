import { airfield } from '../backdrop/airfield.ts';
import { forest, hills, mountains } from '../backdrop/country.ts';
import { tyreMarks } from '../backdrop/ground.ts';
import { moods } from '../backdrop/moods.ts';
import { stadium, stand, tribune } from '../backdrop/tribune.ts';
import { cars } from '../car/cars.ts';
import { crowd } from '../crowd.ts';
import { person } from '../people.ts';
import type { Picture } from '../picture.ts';
import { cone } from '../props/props.ts';
import { vec } from '../space/vector.ts';
import { wheelDetail } from './cars.ts';
import { chase } from './chase.ts';
import { cockpit } from './cockpit.ts';
import { drift } from './drift.ts';
import { engineBay } from './engine.ts';
import { garage } from './garage.ts';
import { fence, onTheRoad, tyreStacks } from './places.ts';
import { stage } from './stage.ts';
import { podium } from './team.ts';
import { trackMap } from './track-map.ts';

const m = moods;

const shots: (() => string)[] = [
  () => podium(301, m.dusk, tribune, true),
  () => engineBay('#ff4d0a', 303, true),
  () => wheelDetail(cars.otava, m.day, -1, 304, { steer: -0.45, angle: -0.7, backdrop: tribune }),
  () => tyreStacks(305, m.dusk),
  () =>
    drift({
      model: cars.lomnice,
      mood: m.night,
      seed: 305,
      angle: 0.5,
      distance: 9.2,
      aim: [-1.6, 0.5, 0.85],
      backdrop: stadium,
      smoke: 0.9,
      wind: -0.5,
      ...chase(cars.skalka, -0.68, -5.6, -1.1, -0.1, true),
    }),
  () =>
    drift({
      model: cars.otava,
      mood: m.rain,
      seed: 306,
      angle: -0.7,
      steer: 0.66,
      distance: 8.2,
      backdrop: airfield,
      kerbs: 'none',
      smoke: 0.9,
      props: [...cone(3.5, -1.8), ...cone(3.8, 1.2), ...cone(-1.5, -4)],
    }),
  () =>
    garage({
      model: cars.otava,
      seed: 307,
      angle: 0.32,
      distance: 7.6,
      camera: 1.2,
      aim: [0, 0, 1.0],
      pose: { lamps: { head: true, brake: false } },
      over: (c) =>
        crowd({
          from: 0,
          to: c.width,
          base: c.height + 60,
          size: 400,
          colours: ['#15171b', '#050607'],
          rows: 1,
          seed: 307,
          arms: 0.35,
          phones: true,
        }),
    }),
  () => onTheRoad(308, m.dawn, mountains, -1),
  () => trackMap(310, true),
  () => cockpit(cars.lomnice, m.golden, 310),
  () =>
    drift({
      model: cars.brdy,
      mood: m.snow,
      seed: 311,
      angle: 0.75,
      distance: 8,
      backdrop: forest,
      smoke: 1.3,
      kerbs: 'none',
    }),
  () =>
    garage({
      model: cars.rys,
      seed: 312,
      angle: -0.6,
      distance: 7.2,
      old: true,
      props: person(-0.7, -2.1, -0.5, 'hip', { helmet: '#f4f1ea', stripe: '#ff4d0a' }),
    }),
  () =>
    drift({
      model: cars.blanice,
      mood: m.dusk,
      seed: 313,
      angle: 2.6,
      distance: 8.4,
      camera: 1.3,
      aim: [0.6, 0, 0.9],
      backdrop: tribune,
      smoke: 1,
      wind: 0.6,
      veil: 0.5,
      ...chase(cars.otava, -0.68, 6.6, 4.2, -0.25),
      moreTrails: [],
    }),
  () => fence(314, m.golden),
  () => cockpit(cars.otava, m.night, 316, { gloves: false, low: true }),
  () =>
    stage({
      view: {
        from: vec(-7, 5.2, 1.25),
        to: vec(0.4, 0, 1.05),
        lens: 1.05,
        width: 2400,
        height: 1350,
      },
      mood: m.dusk,
      seed: 316,
      backdrop: (s) => hills(s) + stand(s, 0.55, 1.05),
      actors: [
        {
          model: cars.otava,
          pose: {
            x: 0,
            y: 0,
            yaw: 0.15,
            steer: 0.2,
            driver: false,
            lamps: { head: false, brake: true },
          },
        },
      ],
      props: [...cone(2.6, 3), ...cone(-4, -3.4, true)],
      ground: (c) =>
        tyreMarks(c, { heading: 0.15, radius: 30 }, [-0.7, 0.7, 3, 4.4], [-30, 40], 0.4),
    }),
];

/** Covers for the blog. */
export const blogPictures: Picture[] = shots.map((svg, k) => ({
  path: `blog/blog-${String(k + 1).padStart(2, '0')}`,
  width: 2400,
  height: 1350,
  svg,
}));
