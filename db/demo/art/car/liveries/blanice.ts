import type { Livery } from '../livery.ts';
import { common } from './pieces.ts';

/** The paint scheme of Blanice R, number 61. */
export const blanice: Livery = {
  ...common,
  base: '#3a3e44',
  rim: '#b6ff1a',
  rimLip: '#c8ff5a',
  caliper: '#b6ff1a',
  cage: '#b6ff1a',
  helmet: ['#2b2e33', '#b6ff1a'],
  sunstrip: { colour: '#b6ff1a', text: 'BLANICE', textColour: '#111' },
  side: [
    {
      shape: [
        [-0.3, 0.05],
        [0.5, 1.5],
        [0.72, 1.5],
        [-0.08, 0.05],
      ],
      colour: '#b6ff1a',
    },
    {
      shape: [
        [-0.55, 0.05],
        [0.25, 1.5],
        [0.4, 1.5],
        [-0.4, 0.05],
      ],
      colour: '#b6ff1a',
    },
    {
      shape: [
        [-2.4, 0.05],
        [-0.62, 0.05],
        [0.18, 1.5],
        [-2.4, 1.5],
      ],
      colour: '#15171a',
    },
    {
      shape: [
        [2.4, 0.05],
        [2.4, 0.24],
        [0.6, 0.24],
        [0.5, 0.05],
      ],
      colour: '#b6ff1a',
    },
  ],
  sideWords: [
    { text: '61', x: -0.72, at: 0.6, tall: 0.38, colour: '#b6ff1a' },
    { text: 'BLANICE R', x: 0.48, at: 0.36, tall: 0.1, colour: '#f4f1ea' },
    { text: 'RYSI', x: -1.9, at: 0.78, tall: 0.1, colour: '#f4f1ea' },
    { text: 'RYSI', x: 0.62, at: 0.84, tall: 0.055, colour: '#b6ff1a' },
  ],
  top: [
    {
      shape: [
        [2.3, 0.1],
        [2.3, 0.42],
        [0.8, 0.12],
        [0.8, -0.18],
      ],
      colour: '#b6ff1a',
    },
    {
      shape: [
        [2.3, 0.5],
        [2.3, 0.58],
        [0.8, 0.28],
        [0.8, 0.2],
      ],
      colour: '#b6ff1a',
    },
    {
      shape: [
        [0.4, -0.7],
        [0.4, 0.7],
        [-2.4, 0.9],
        [-2.4, -0.9],
      ],
      colour: '#15171a',
    },
  ],
  front: [
    {
      shape: [
        [0.5, 0.05],
        [0.62, 0.48],
        [0.7, 0.48],
        [0.64, 0.05],
      ],
      colour: '#b6ff1a',
    },
  ],
  rear: [
    {
      shape: [
        [0, 0.36],
        [0, 1.0],
        [1.4, 1.0],
        [1.4, 0.36],
      ],
      colour: '#15171a',
    },
  ],
  rearWords: [{ text: 'BLANICE', x: 0, at: 0.7, tall: 0.09, colour: '#b6ff1a' }],
};
