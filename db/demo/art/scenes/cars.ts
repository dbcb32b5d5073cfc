import { airfield } from '../backdrop/airfield.ts';
import { city } from '../backdrop/city.ts';
import { forest, hills } from '../backdrop/country.ts';
import type { Mood } from '../backdrop/mood.ts';
import { moods } from '../backdrop/moods.ts';
import type { Backdrop } from '../backdrop/skyline.ts';
import { stadium, tribune } from '../backdrop/tribune.ts';
import { type CarModel, cars } from '../car/cars.ts';
import type { Picture } from '../picture.ts';
import { cone, tyreWall } from '../props/props.ts';
import { seeded } from '../random.ts';
import { cockpit } from './cockpit.ts';
import { type Drift, drift } from './drift.ts';
import { engineBay } from './engine.ts';
import { garage } from './garage.ts';

/** What sets one car's seven pictures apart from another's. */
type Session = {
  model: CarModel;
  seed: number;
  /** 1 shows the left flank on the cover, -1 the right one. */
  side: 1 | -1;
  cover: { mood: Mood; backdrop: Backdrop; angle: number };
  pan: { mood: Mood; backdrop: Backdrop };
  night: Backdrop;
  rain: Backdrop;
  rear: { mood: Mood; backdrop: Backdrop };
  last: () => string;
};

const m = moods;

const sessions: Session[] = [
  {
    model: cars.otava,
    seed: 11,
    side: 1,
    cover: { mood: m.low, backdrop: tribune, angle: 0.74 },
    pan: { mood: m.golden, backdrop: hills },
    night: stadium,
    rain: forest,
    rear: { mood: m.dusk, backdrop: tribune },
    last: () => cockpit(cars.otava, m.low, 11),
  },
  {
    model: cars.lomnice,
    seed: 22,
    side: -1,
    cover: { mood: m.golden, backdrop: airfield, angle: 0.66 },
    pan: { mood: m.day, backdrop: tribune },
    night: tribune,
    rain: hills,
    rear: { mood: m.low, backdrop: hills },
    last: () => engineBay('#1440c8', 22),
  },
  {
    model: cars.blanice,
    seed: 33,
    side: 1,
    cover: { mood: m.dusk, backdrop: city, angle: 0.6 },
    pan: { mood: m.low, backdrop: forest },
    night: city,
    rain: tribune,
    rear: { mood: m.day, backdrop: tribune },
    last: () => garage({ model: cars.blanice, seed: 33, angle: 0.7 }),
  },
  {
    model: cars.brdy,
    seed: 44,
    side: -1,
    cover: { mood: m.golden, backdrop: forest, angle: 0.82 },
    pan: { mood: m.dawn, backdrop: hills },
    night: tribune,
    rain: forest,
    rear: { mood: m.golden, backdrop: hills },
    last: () => garage({ model: cars.brdy, seed: 44, angle: -0.85 }),
  },
  {
    model: cars.skalka,
    seed: 55,
    side: 1,
    cover: { mood: m.day, backdrop: tribune, angle: 0.7 },
    pan: { mood: m.golden, backdrop: airfield },
    night: stadium,
    rain: hills,
    rear: { mood: m.low, backdrop: tribune },
    last: () => cockpit(cars.skalka, m.golden, 55),
  },
  {
    model: cars.rys,
    seed: 66,
    side: -1,
    cover: { mood: m.dawn, backdrop: hills, angle: 0.72 },
    pan: { mood: m.day, backdrop: forest },
    night: hills,
    rain: airfield,
    rear: { mood: m.golden, backdrop: forest },
    last: () => garage({ model: cars.rys, seed: 66, angle: 0.8, old: true }),
  },
];

/** Cover and six more for every car. */
export const carPictures: Picture[] = sessions.flatMap((s) => {
  const base = { model: s.model, seed: s.seed };
  const steer = -0.68 * s.side;
  const shots: (() => string)[] = [
    () =>
      drift({
        ...base,
        ...s.cover,
        angle: s.cover.angle * s.side,
        steer,
        night: s.cover.mood !== m.day,
      }),
    () =>
      drift({
        ...base,
        ...s.pan,
        angle: -1.28 * s.side,
        steer: 0.55 * s.side,
        distance: 7.6,
        camera: 0.85,
        lens: 1.2,
        aim: [-0.2, 0, 0.66],
        smoke: 1.1,
        props: cones(s.side),
        over: (c, h) => streaks(c.width, h, s.seed),
        kerbs: 'outer',
      }),
    () =>
      drift({
        ...base,
        mood: m.night,
        backdrop: s.night,
        angle: 0.5 * s.side,
        steer: -0.6 * s.side,
        distance: 7.8,
        camera: 0.8,
        smoke: 1.25,
        lens: 1.15,
      }),
    () =>
      drift({
        ...base,
        mood: m.rain,
        backdrop: s.rain,
        angle: -0.85 * s.side,
        steer: 0.62 * s.side,
        distance: 7.4,
        smoke: 0.8,
        kerbs: 'outer',
      }),
    () => wheelDetail(s.model, s.seed % 2 ? m.golden : m.day, s.side, s.seed),
    () =>
      drift({
        ...base,
        ...s.rear,
        angle: 2.45 * s.side,
        steer: -0.62 * s.side,
        distance: 7.2,
        camera: 1.35,
        aim: [-0.2, 0, 0.8],
        smoke: 1.7,
        wind: 0.5,
        veil: 0.6,
      }),
    s.last,
  ];
  return shots.map(
    (svg, k): Picture => ({
      path: `cars/${s.model.slug}${k ? `-${k}` : ''}`,
      width: 2400,
      height: 1350,
      svg,
    }),
  );
});

function cones(side: 1 | -1) {
  return [
    ...cone(3.4, side * 3.2),
    ...cone(0.6, side * 4.4),
    ...cone(-2.4, side * 5.2),
    ...tyreWall({ x: -9, y: side * 9.5 }, { x: 9, y: side * 8 }, 4),
  ];
}

/** The front wheel at full lock, close. */
export function wheelDetail(
  model: CarModel,
  mood: Mood,
  side: 1 | -1,
  seed: number,
  more: Partial<Drift> = {},
): string {
  return drift({
    model,
    mood,
    seed,
    angle: (seed % 2 ? 1.0 : 0.85) * side,
    distance: 3.7,
    camera: 0.5,
    lens: 1.42,
    aim: [1.36, 0.75 * side, 0.43],
    steer: (seed % 2 ? -0.7 : 0.4) * side,
    backdrop: hills,
    smoke: 0.8,
    veil: 0,
    kerbs: 'outer',
    tilt: -0.07 * side,
    ...more,
  });
}

/** Light streaks over the far background, as when a camera follows a car. */
export function streaks(width: number, horizon: number, seed: number): string {
  const random = seeded(seed);
  let path = '';
  for (let k = 0; k < 60; k++) {
    const y = horizon * random.between(0.05, 1.1);
    path += `M${(random.between(-0.2, 0.9) * width).toFixed(0)} ${y.toFixed(0)}h${(random.between(0.1, 0.4) * width).toFixed(0)}`;
  }
  return `<path d="${path}" stroke="#fff" stroke-opacity=".07" stroke-width="5"/>`;
}
