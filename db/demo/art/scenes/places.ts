import { hills } from '../backdrop/country.ts';
import { band, kerb, tyreMarks } from '../backdrop/ground.ts';
import type { Mood } from '../backdrop/mood.ts';
import { moods as m } from '../backdrop/moods.ts';
import type { Backdrop } from '../backdrop/skyline.ts';
import { tribune } from '../backdrop/tribune.ts';
import { cars } from '../car/cars.ts';
import { crowd } from '../crowd.ts';
import { cone, lyingTyre, tyreWall } from '../props/props.ts';
import { truck } from '../props/truck.ts';
import { placed } from '../render/mesh.ts';
import { chain, move, rotate } from '../space/transform.ts';
import { vec } from '../space/vector.ts';
import { drift, tyreSmoke } from './drift.ts';
import { stage } from './stage.ts';

/** Backs of the fans along the fence, a car sliding by beyond it. */
export function fence(seed: number, mood: Mood): string {
  return drift({
    model: cars.skalka,
    mood,
    seed,
    angle: -1.0,
    steer: 0.6,
    distance: 13.5,
    camera: 1.7,
    lens: 1.15,
    aim: [0, 0, 1.1],
    backdrop: tribune,
    smoke: 1.5,
    over: (c) => {
      let wire = '';
      const step = 62;
      for (let k = -30; k < 70; k++)
        wire += `M${k * step} ${c.height * 0.16}l${c.height * 0.7} ${c.height * 0.84}M${k * step} ${c.height * 0.16}l${-c.height * 0.7} ${c.height * 0.84}`;
      let posts = '';
      for (const k of [0.14, 0.5, 0.86])
        posts += `M${c.width * k} ${c.height * 0.1}h34V${c.height}h-34z`;
      return `<path d="${wire}" stroke="#0a0b0d" stroke-opacity=".4" stroke-width="4" fill="none"/><path d="M0 ${c.height * 0.15}H${c.width}v26H0z${posts}" fill="#101216"/>${crowd({ from: 0, to: c.width, base: c.height + 40, size: 520, colours: ['#1d2026', '#07080a'], rows: 2, seed, arms: 0.3, phones: true })}`;
    },
  });
}

/** The truck under way. */
export function onTheRoad(seed: number, mood: Mood, backdrop: Backdrop, side: 1 | -1): string {
  const road = { heading: 0 };
  return stage({
    view: {
      from: vec(13.5, side * 11, 1.7),
      to: vec(-1.6, 0, 2.3),
      lens: 1.15,
      width: 2400,
      height: 1350,
    },
    mood,
    seed,
    backdrop,
    key: side * 0.6,
    actors: [],
    props: truck(),
    ground: (c) =>
      band(c, road, 2.6, 2.75, '#f4f1ea', [-90, 40], 0.8) +
      band(c, road, -3, -3.15, '#f4f1ea', [-90, 40], 0.8) +
      [-60, -52, -44, -36, -28, -20, -12, -4, 4, 12]
        .map((x) =>
          band(
            c,
            road,
            side * 2.6 + side * 3.6,
            side * 2.75 + side * 3.6,
            '#f4f1ea',
            [x, x + 4],
            0.7,
          ),
        )
        .join('') +
      band(c, road, -4.5, -90, mood.verge, [-90, 60]),
  });
}

/** A bend with nobody on it. */
export function emptyTrack(seed: number, mood: Mood, backdrop: Backdrop): string {
  const road = { heading: Math.PI, radius: 55 };
  return stage({
    view: { from: vec(14, 1.8, 1.5), to: vec(0, -0.4, 1.2), lens: 0.95, width: 2400, height: 1350 },
    mood,
    seed,
    backdrop,
    key: 0.8,
    actors: [],
    props: [
      ...tyreWall({ x: -12, y: -16 }, { x: -28, y: 2 }, 4),
      ...cone(5.5, -3.2),
      ...cone(2.2, -3.4),
    ],
    ground: (c) =>
      band(c, road, -7.4, -90, mood.verge, [-20, 90]) +
      band(c, road, 5.6, 90, mood.verge, [-20, 90]) +
      kerb(c, road, 4.4, 1.2, ['#ff4d0a', '#e6e0d5'], [-16, 80]) +
      kerb(c, road, -7.4, 1, ['#ff4d0a', '#e6e0d5'], [-16, 80]) +
      tyreMarks(c, road, [-2.4, -1, 0.4, 1.6, 2.6], [-16, 70], 0.4),
  });
}

/** Stacks of tyres in the light. */
export function tyreStacks(seed: number, mood: Mood): string {
  const props = [
    [0, 0, 5],
    [0.2, 1.1, 4],
    [-0.4, -1.15, 6],
    [-1.3, 0.5, 6],
    [-1.6, 1.9, 5],
    [-1.5, -2.3, 5],
    [-3, -0.6, 7],
    [-3, 1.2, 6],
    [1.5, -1.9, 2],
  ].flatMap(([x = 0, y = 0, n = 4], s) =>
    Array.from({ length: n }, (_, k) =>
      lyingTyre(
        x + Math.sin(k * 2.1 + s) * 0.025,
        y + Math.cos(k * 1.7 + s) * 0.025,
        k * 0.24,
        (k + s) % 5 === 0 ? '#ff4d0a' : (k + s) % 7 === 3 ? '#dcd6ca' : '#19191c',
        0.36,
      ),
    ),
  );
  const upright = placed(
    lyingTyre(0, 0, 0, '#19191c', 0.36),
    chain(rotate('x', Math.PI / 2), rotate('z', 0.5), move(2.3, 1.25, 0.36)),
  );
  return stage({
    view: {
      from: vec(5.8, 1.2, 1.0),
      to: vec(0, -0.1, 0.72),
      lens: 1.2,
      width: 2400,
      height: 1350,
    },
    mood,
    seed,
    backdrop: tribune,
    key: -0.75,
    actors: [],
    props: [...props, upright],
    ground: (c) => tyreMarks(c, { heading: 2.6 }, [-1, 0.4], [-8, 40], 0.4),
  });
}

export function coneRow(): string {
  const props = Array.from({ length: 14 }, (_, k) =>
    cone(3 - k * 1.35, -0.6 + Math.sin(k * 0.42) * 0.9 + k * 0.05, k === 3),
  ).flat();
  return stage({
    view: {
      from: vec(5.4, 0.7, 0.62),
      to: vec(-2, -0.2, 0.42),
      lens: 1.3,
      width: 2400,
      height: 2400,
    },
    mood: m.low,
    seed: 220,
    backdrop: hills,
    key: 0.8,
    actors: [
      {
        model: cars.otava,
        pose: { x: -17, y: -1.5, yaw: 0.6, steer: -0.6, lamps: { head: true, brake: false } },
      },
    ],
    trails: tyreSmoke(cars.otava, Math.PI - 0.2, 1.2, 20, 0, { x: -17, y: -1.5, yaw: 0.6 }),
    props,
    ground: (c) => tyreMarks(c, { heading: Math.PI }, [-1.6, -0.2, 1.8], [-5, 60], 0.4),
  });
}
