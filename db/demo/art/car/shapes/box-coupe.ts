import type { Shape } from '../shape.ts';
import { boxSedan } from './box-sedan.ts';

/** A square two-door, older and narrower: the first car. */
export const boxCoupe: Shape = {
  ...boxSedan,
  axles: { front: 1.2, rear: -1.22 },
  wheel: { radius: 0.312, width: 0.225, track: 0.775 },
  arch: 0.35,
  flare: 0.045,
  shoulder: [
    [-2.2, 0.9],
    [-1.9, 0.92],
    [-1.2, 0.915],
    [-0.4, 0.895],
    [0.4, 0.885],
    [0.9, 0.88],
    [1.4, 0.84],
    [1.8, 0.79],
    [2.12, 0.74],
  ],
  cabin: {
    ...boxSedan.cabin,
    cowl: 0.78,
    back: -1.46,
    roofFront: 0.26,
    roofBack: -0.78,
    roof: 1.32,
    windows: [
      [-0.08, 0.76],
      [-0.58, -0.14],
    ],
  },
  doors: [
    [
      [0.68, 0.88],
      [0.69, 0.5],
      [0.66, 0.24],
      [0.62, 0.2],
      [-0.46, 0.2],
      [-0.52, 0.4],
      [-0.54, 0.89],
    ],
  ],
  headlamp: [
    [0.42, 0.55],
    [0.42, 0.69],
    [0.8, 0.69],
    [0.8, 0.55],
  ],
  grille: [
    [0, 0.55],
    [0, 0.69],
    [0.39, 0.69],
    [0.39, 0.55],
  ],
  bonnet: { front: 2.06, back: 0.8 },
  boot: { front: -1.5, back: -2.13 },
  wing: undefined,
};
