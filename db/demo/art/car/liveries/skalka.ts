import type { Livery, Patch } from '../livery.ts';
import { both, common } from './pieces.ts';

/** The paint scheme of Skalka 200, number 17. */
export const skalka: Livery = {
  ...common,
  base: '#ffc60a',
  rim: '#1a1b1d',
  rimLip: '#dcdfe4',
  caliper: '#141517',
  cage: '#141517',
  helmet: ['#ffc60a', '#111214'],
  sunstrip: { colour: '#101113', text: 'SKALKA', textColour: '#ffc60a' },
  side: [
    {
      shape: [
        [2.4, 0.05],
        [2.4, 0.3],
        [0.1, 0.3],
        [-0.3, 0.5],
        [-2.4, 0.5],
        [-2.4, 0.05],
      ],
      colour: '#121315',
    },
    {
      shape: [
        [-0.36, 0.54],
        [-2.4, 0.54],
        [-2.4, 0.59],
        [-0.46, 0.59],
      ],
      colour: '#121315',
    },
    ...[0, 1, 2, 3, 4].map(
      (k): Patch => ({
        shape: [
          [-1.2 - k * 0.22, 0.65],
          [-1.1 - k * 0.22, 0.65],
          [-1.35 - k * 0.22, 1.0],
          [-1.45 - k * 0.22, 1.0],
        ],
        colour: '#121315',
      }),
    ),
  ],
  sideWords: [
    { text: '17', x: 0.3, at: 0.6, tall: 0.36, colour: '#121315' },
    { text: 'SKALKA', x: -0.5, at: 0.37, tall: 0.13, colour: '#ffc60a' },
    { text: 'RYSI', x: 1.52, at: 0.2, tall: 0.07, colour: '#ffc60a' },
  ],
  top: [
    ...both(
      [
        [2.1, 0.3],
        [2.1, 0.58],
        [0.8, 0.62],
        [0.8, 0.42],
      ],
      '#121315',
    ),
    {
      shape: [
        [0.5, -0.7],
        [0.5, 0.7],
        [-1.1, 0.7],
        [-1.1, -0.7],
      ],
      colour: '#121315',
    },
  ],
  topWords: [{ text: '17', x: 1.5, at: 0, tall: 0.4, colour: '#121315' }],
  front: [
    {
      shape: [
        [0, 0.05],
        [0, 0.3],
        [1.3, 0.3],
        [1.3, 0.05],
      ],
      colour: '#121315',
    },
  ],
  rear: [
    {
      shape: [
        [0, 0.05],
        [0, 0.52],
        [1.4, 0.52],
        [1.4, 0.05],
      ],
      colour: '#121315',
    },
  ],
  rearWords: [{ text: 'SKALKA', x: 0, at: 0.42, tall: 0.1, colour: '#ffc60a' }],
};
