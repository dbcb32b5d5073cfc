import { forest, hills } from '../backdrop/country.ts';
import { band, tyreMarks } from '../backdrop/ground.ts';
import { moods } from '../backdrop/moods.ts';
import { square } from '../backdrop/square.ts';
import { masts, stadium, stand, tribune } from '../backdrop/tribune.ts';
import { cars } from '../car/cars.ts';
import { crowd } from '../crowd.ts';
import { person } from '../people.ts';
import type { Picture } from '../picture.ts';
import { blocks, tyreWall } from '../props/props.ts';
import { vec } from '../space/vector.ts';
import { aerial } from './aerial.ts';
import { streaks } from './cars.ts';
import { drift, tyreSmoke } from './drift.ts';
import { garage } from './garage.ts';
import { coneRow, emptyTrack, onTheRoad, tyreStacks } from './places.ts';
import { stage } from './stage.ts';
import { startLamps } from './start-lamps.ts';
import { group, look, pitStop, podium, walker } from './team.ts';
import { toolWall } from './tool-wall.ts';
import { trackMap } from './track-map.ts';
import { watchers } from './watchers.ts';

const m = moods;

const shots: { size?: [number, number]; svg: () => string }[] = [
  {
    svg: () =>
      garage({
        model: cars.otava,
        seed: 201,
        angle: 0.62,
        distance: 7.6,
        props: [
          ...person(2.85, -0.35, Math.PI, 'lean', look(0)),
          ...person(-1.7, 1.9, 0.7, 'crossed', look(1)),
        ],
      }),
  },
  { svg: pitStop },
  { svg: () => group(m.low, 203, ['crossed', 'stand', 'hip', 'crossed', 'stand']) },
  { svg: () => podium(204, m.night, stadium) },
  { size: [1800, 2400], svg: walker },
  {
    svg: () =>
      garage({
        model: cars.lomnice,
        seed: 206,
        angle: -0.7,
        distance: 7.2,
        old: true,
        pose: { lamps: { head: true, brake: false } },
        props: [
          ...person(1.5, -1.5, 1.5, 'lean', look(0)),
          ...person(-1.3, -1.75, 1.5, 'kneel', look(4)),
        ],
      }),
  },
  {
    size: [1800, 2400],
    svg: () =>
      drift({
        model: cars.otava,
        mood: m.low,
        seed: 207,
        width: 1800,
        height: 2400,
        angle: 0.22,
        steer: -0.55,
        distance: 7.4,
        camera: 0.7,
        lens: 1.35,
        aim: [-0.3, 0, 1.1],
        backdrop: stadium,
        smoke: 1.7,
        night: true,
      }),
  },
  {
    svg: () =>
      drift({
        model: cars.lomnice,
        mood: m.day,
        seed: 208,
        angle: 1.4,
        steer: -0.5,
        distance: 7.2,
        camera: 0.8,
        lens: 1.2,
        aim: [-0.2, 0, 0.7],
        backdrop: forest,
        smoke: 0.9,
        over: (c, h) => streaks(c.width, h * 1.02, 8) + streaks(c.width, h, 18),
        kerbs: 'outer',
      }),
  },
  {
    svg: () =>
      drift({
        model: cars.blanice,
        mood: m.night,
        seed: 209,
        angle: -0.6,
        steer: 0.66,
        distance: 7.2,
        backdrop: tribune,
        smoke: 1.2,
      }),
  },
  {
    svg: () =>
      drift({
        model: cars.brdy,
        mood: m.rain,
        seed: 210,
        angle: 0.95,
        distance: 7.6,
        backdrop: hills,
        smoke: 1,
      }),
  },
  {
    size: [2400, 2400],
    svg: () =>
      drift({
        model: cars.skalka,
        mood: m.golden,
        seed: 211,
        width: 2400,
        height: 2400,
        angle: -2.4,
        steer: 0.62,
        distance: 7.4,
        camera: 1.25,
        lens: 1.2,
        aim: [-0.2, 0, 1],
        backdrop: hills,
        smoke: 1.9,
        wind: 0.5,
        veil: 0.6,
      }),
  },
  {
    svg: () =>
      stage({
        view: {
          from: vec(5.2, -4.6, 1.1),
          to: vec(-0.1, 0, 0.85),
          lens: 1.1,
          width: 2400,
          height: 1350,
        },
        mood: { ...m.dusk, asphalt: ['#4a4a38', '#171a14'] },
        seed: 212,
        backdrop: forest,
        actors: [
          {
            model: cars.rys,
            pose: {
              x: 0,
              y: 0,
              yaw: 0,
              steer: 0.25,
              driver: false,
              lamps: { head: true, brake: false },
            },
          },
        ],
        ground: (c) => tyreMarks(c, { heading: 0.1 }, [-0.7, 0.7], [-60, 30], 0.3),
      }),
  },
  {
    svg: () =>
      stage({
        view: { from: vec(20, 0, 2), to: vec(0, 0, 3), lens: 1, width: 2400, height: 1350 },
        mood: m.night,
        seed: 213,
        backdrop: (s) => stadium(s),
        actors: [],
        trails: tyreSmoke(cars.otava, 1.4, 2, 5, 0, { x: 2, y: -6, yaw: 0 }),
        over: (c) =>
          crowd({
            from: 0,
            to: c.width,
            base: c.height + 60,
            size: 620,
            colours: ['#2a2f38', '#050608'],
            rows: 3,
            seed: 213,
            arms: 0.5,
            phones: true,
          }),
      }),
  },
  {
    svg: () =>
      stage({
        view: { from: vec(20, 0, 2.4), to: vec(0, 0, 5.8), lens: 1, width: 2400, height: 1350 },
        mood: m.night,
        seed: 214,
        backdrop: (s) =>
          stand({ ...s, unit: s.unit * 2.2 }, 0.04, 0.96) +
          masts({ ...s, unit: s.unit * 1.5 }, [0.03, 0.97]),
        actors: [],
        props: tyreWall({ x: 2, y: -14 }, { x: 2, y: 14 }, 4),
        ground: (c) => band(c, { heading: Math.PI / 2 }, -9, -8, '#ff4d0a', [-40, 40]),
      }),
  },
  {
    svg: () =>
      drift({
        model: cars.otava,
        mood: m.night,
        seed: 215,
        angle: 0.08,
        steer: 0.05,
        roll: 0,
        distance: 10,
        camera: 0.9,
        aim: [0, 0, 1.75],
        lens: 1.1,
        smoke: 0.7,
        backdrop: tribune,
        kerbs: 'none',
        over: (c) => startLamps(c.width, 170, 5),
      }),
  },
  {
    svg: () =>
      drift({
        model: cars.blanice,
        mood: m.golden,
        seed: 216,
        angle: 0.8,
        distance: 8,
        smoke: 2.4,
        wind: -0.5,
        veil: 4,
        backdrop: hills,
        lens: 1,
      }),
  },
  {
    size: [1800, 2400],
    svg: () => aerial(cars.otava, 217, { width: 1800, height: 2400, second: cars.lomnice }),
  },
  {
    svg: () =>
      drift({
        model: cars.otava,
        mood: m.night,
        seed: 218,
        angle: -0.8,
        steer: 0.66,
        backdrop: square,
        distance: 8.8,
        camera: 1.25,
        kerbs: 'none',
        smoke: 1.1,
        props: blocks({ x: -16, y: 4 }, { x: 4, y: 13 }),
        ground: (c) => watchers(c, 218, ['#2a2622', '#0c0d10']),
      }),
  },
  { svg: () => tyreStacks(219, m.golden) },
  { size: [2400, 2400], svg: coneRow },
  { svg: toolWall },
  { svg: () => trackMap(221, false) },
  { svg: () => onTheRoad(223, m.dusk, hills, 1) },
  { svg: () => emptyTrack(224, m.dawn, hills) },
];

/** 01–06 team, 07–12 cars, 13–18 events, 19–24 the rest. */
export const galleryPictures: Picture[] = shots.map(({ size, svg }, k) => ({
  path: `gallery/gallery-${String(k + 1).padStart(2, '0')}`,
  width: size?.[0] ?? 2400,
  height: size?.[1] ?? 1350,
  svg,
}));
