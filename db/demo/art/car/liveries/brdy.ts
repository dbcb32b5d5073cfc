import type { Livery } from '../livery.ts';
import { both, common } from './pieces.ts';

/** The paint scheme of Brdy Kombi, number 44. */
export const brdy: Livery = {
  ...common,
  base: '#12402c',
  rim: '#e9dfc4',
  rimLip: '#efe8d4',
  caliper: '#e0b23c',
  cage: '#e9dfc4',
  helmet: ['#e9dfc4', '#12402c'],
  sunstrip: { colour: '#e9dfc4', text: 'BRDY', textColour: '#12402c' },
  side: [
    {
      shape: [
        [2.4, 0.58],
        [2.4, 0.68],
        [-2.4, 0.84],
        [-2.4, 0.52],
      ],
      colour: '#e9dfc4',
    },
    {
      shape: [
        [2.4, 0.53],
        [2.4, 0.555],
        [-2.4, 0.48],
        [-2.4, 0.4],
      ],
      colour: '#e0b23c',
    },
    {
      shape: [
        [-1.2, 1.5],
        [-1.55, 0.9],
        [-2.4, 0.9],
        [-2.4, 1.5],
      ],
      colour: '#e9dfc4',
    },
    {
      shape: [
        [0.66, 0.38],
        [0.76, 0.84],
        [-0.06, 0.84],
        [-0.16, 0.38],
      ],
      colour: '#e9dfc4',
    },
  ],
  sideWords: [
    { text: '44', x: 0.3, at: 0.61, tall: 0.34, colour: '#12402c' },
    { text: 'BRDY KOMBI', x: -0.3, at: 0.27, tall: 0.1, colour: '#e9dfc4' },
    { text: 'RYSI', x: -1.84, at: 0.68, tall: 0.12, colour: '#12402c' },
  ],
  top: [
    ...both(
      [
        [2.4, 0.12],
        [2.4, 0.4],
        [-2.4, 0.5],
        [-2.4, 0.12],
      ],
      '#e9dfc4',
    ),
    ...both(
      [
        [2.4, 0.44],
        [2.4, 0.47],
        [-2.4, 0.58],
        [-2.4, 0.54],
      ],
      '#e0b23c',
    ),
  ],
  front: [
    {
      shape: [
        [0, 0.4],
        [0, 0.5],
        [1.2, 0.5],
        [1.2, 0.4],
      ],
      colour: '#e9dfc4',
    },
  ],
  rear: [
    {
      shape: [
        [0, 0.62],
        [0, 0.78],
        [0.6, 0.78],
        [0.6, 0.62],
      ],
      colour: '#e9dfc4',
    },
  ],
  rearWords: [{ text: 'RYSI', x: 0, at: 0.7, tall: 0.11, colour: '#12402c' }],
};
