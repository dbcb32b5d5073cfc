import { type Vec, vec } from './space/vector.ts';

/** How somebody stands. */
export type Stance = 'stand' | 'crossed' | 'cheer' | 'trophy' | 'walk' | 'kneel' | 'lean' | 'hip';

type Chain = readonly [Vec, Vec, Vec];

/** Joints in metres: x ahead, y left, z up, from the point between the feet. */
export type Joints = {
  hips: Vec;
  chest: Vec;
  head: Vec;
  arms: readonly [Chain, Chain];
  legs: readonly [Chain, Chain];
  trophy?: Vec;
  carried?: Vec;
};

const mirrored = ([a, b, c]: Chain): readonly [Chain, Chain] => [
  [a, b, c],
  [flip(a), flip(b), flip(c)],
];
const flip = (p: Vec): Vec => vec(p.x, -p.y, p.z);

const upright = { hips: vec(0, 0, 0.96), chest: vec(0, 0, 1.42), head: vec(0.03, 0, 1.67) };
const apart = mirrored([vec(0, 0.1, 0.94), vec(0.03, 0.14, 0.5), vec(0, 0.17, 0.08)]);
const shoulder = vec(0, 0.215, 1.4);
const loose: Chain = [shoulder, vec(-0.04, 0.29, 1.13), vec(0.06, 0.28, 0.88)];

export const stances: Record<Stance, Joints> = {
  stand: { ...upright, legs: apart, arms: mirrored(loose) },
  crossed: {
    ...upright,
    legs: apart,
    arms: [
      [shoulder, vec(0.05, 0.3, 1.15), vec(0.19, -0.06, 1.2)],
      [flip(shoulder), vec(0.05, -0.3, 1.15), vec(0.2, 0.06, 1.14)],
    ],
  },
  hip: {
    ...upright,
    legs: apart,
    arms: [
      [shoulder, vec(-0.06, 0.42, 1.17), vec(0.02, 0.2, 1.0)],
      [flip(shoulder), flip(loose[1]), flip(loose[2])],
    ],
  },
  cheer: {
    ...upright,
    legs: apart,
    arms: mirrored([shoulder, vec(0.02, 0.4, 1.6), vec(0.04, 0.36, 1.92)]),
  },
  trophy: {
    ...upright,
    legs: apart,
    arms: mirrored([shoulder, vec(0.1, 0.33, 1.66), vec(0.1, 0.12, 1.95)]),
    trophy: vec(0.1, 0, 1.93),
  },
  walk: {
    ...upright,
    legs: [
      [vec(0, 0.1, 0.94), vec(0.2, 0.11, 0.54), vec(0.3, 0.11, 0.1)],
      [vec(0, -0.1, 0.94), vec(-0.02, -0.11, 0.5), vec(-0.36, -0.11, 0.2)],
    ],
    arms: [
      [shoulder, vec(-0.14, 0.28, 1.14), vec(-0.22, 0.26, 0.9)],
      [flip(shoulder), vec(0.06, -0.3, 1.13), vec(0.22, -0.25, 0.98)],
    ],
    carried: vec(-0.22, 0.28, 0.72),
  },
  kneel: {
    hips: vec(-0.1, 0, 0.52),
    chest: vec(0.12, 0, 0.94),
    head: vec(0.22, 0, 1.17),
    legs: [
      [vec(-0.1, 0.11, 0.52), vec(0.34, 0.15, 0.54), vec(0.3, 0.15, 0.08)],
      [vec(-0.1, -0.11, 0.5), vec(0.04, -0.14, 0.08), vec(-0.4, -0.12, 0.1)],
    ],
    arms: mirrored([vec(0.13, 0.215, 0.92), vec(0.34, 0.26, 0.72), vec(0.56, 0.13, 0.64)]),
  },
  lean: {
    hips: vec(-0.2, 0, 0.95),
    chest: vec(0.16, 0, 1.27),
    head: vec(0.36, 0, 1.42),
    legs: mirrored([vec(-0.2, 0.1, 0.93), vec(-0.16, 0.13, 0.5), vec(-0.2, 0.15, 0.08)]),
    arms: mirrored([vec(0.16, 0.215, 1.24), vec(0.34, 0.27, 1.0), vec(0.56, 0.16, 0.94)]),
  },
};
