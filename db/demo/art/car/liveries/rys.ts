import type { Livery } from '../livery.ts';
import { common } from './pieces.ts';

/** The paint scheme of První rys, number 7. */
export const rys: Livery = {
  ...common,
  base: '#8c3a2a',
  gloss: 0.026,
  rim: '#8f9296',
  rimLip: '#a9acb0',
  caliper: '#5c5f63',
  cage: '#8a8d92',
  helmet: ['#d9d6cf', '#8c3a2a'],
  sunstrip: { colour: '#e8e3d6', text: 'RYS', textColour: '#8c3a2a' },
  side: [
    {
      shape: [
        [0.68, 0.2],
        [0.68, 0.96],
        [-0.52, 0.96],
        [-0.54, 0.4],
        [-0.42, 0.2],
      ],
      colour: '#74786f',
    },
    {
      shape: [
        [-1.6, 0.62],
        [-1.3, 0.86],
        [-1.9, 0.9],
        [-2.05, 0.7],
      ],
      colour: '#a7a399',
    },
    {
      shape: [
        [1.62, 0.4],
        [2.3, 0.38],
        [2.3, 0.6],
        [1.75, 0.62],
      ],
      colour: '#b8553d',
    },
    {
      shape: [
        [0.9, 0.66],
        [1.2, 0.78],
        [1.0, 0.84],
        [0.8, 0.8],
      ],
      colour: '#a7a399',
    },
    {
      shape: [
        [-2.4, 0.05],
        [2.4, 0.05],
        [2.4, 0.22],
        [0.6, 0.26],
        [-0.7, 0.22],
        [-2.4, 0.26],
      ],
      colour: '#5e2a20',
    },
  ],
  sideWords: [
    { text: '7', x: 0.08, at: 0.58, tall: 0.38, colour: '#efe9dc' },
    { text: 'PRVNI RYS', x: 0.05, at: 0.3, tall: 0.085, colour: '#efe9dc' },
  ],
  top: [
    {
      shape: [
        [2.0, -0.52],
        [2.0, 0.52],
        [0.86, 0.7],
        [0.86, -0.7],
      ],
      colour: '#2a2b2d',
    },
    {
      shape: [
        [-1.55, -0.6],
        [-1.55, 0.6],
        [-2.1, 0.6],
        [-2.1, -0.6],
      ],
      colour: '#a7a399',
    },
  ],
  front: [],
  rearWords: [{ text: '7', x: 0.3, at: 0.66, tall: 0.14, colour: '#efe9dc' }],
};
