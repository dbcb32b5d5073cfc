import type { Livery } from '../livery.ts';
import { both, common, orange } from './pieces.ts';

/** The paint scheme of Lomnice GT, number 8. */
export const lomnice: Livery = {
  ...common,
  base: '#eef0f2',
  rim: '#e9ebee',
  rimLip: '#d8dce2',
  caliper: '#1440c8',
  cage: '#e9ecf0',
  helmet: ['#f2f4f6', '#1237a8'],
  sunstrip: { colour: '#0d2a86', text: 'LOMNICE', textColour: '#ffffff' },
  side: [
    {
      shape: [
        [2.4, 0.05],
        [2.4, 0.36],
        [0.9, 0.42],
        [-0.2, 0.62],
        [-1.4, 1.0],
        [-2.4, 1.2],
        [-2.4, 0.05],
      ],
      colour: '#0d2a86',
    },
    {
      shape: [
        [1.0, 0.44],
        [-0.16, 0.66],
        [-1.2, 1.0],
        [-1.34, 1.0],
        [-0.2, 0.635],
        [0.9, 0.42],
      ],
      colour: '#4f8dff',
    },
    {
      shape: [
        [1.3, 0.43],
        [0.95, 0.47],
        [-0.1, 0.71],
        [-0.95, 1.0],
        [-1.1, 1.0],
        [-0.14, 0.68],
        [0.98, 0.445],
      ],
      colour: '#eef0f2',
    },
    {
      shape: [
        [0.4, 0.4],
        [0.48, 0.84],
        [-0.08, 0.84],
        [-0.16, 0.4],
      ],
      colour: '#eef0f2',
    },
  ],
  sideWords: [
    { text: '8', x: 0.16, at: 0.62, tall: 0.34, colour: '#0d2a86' },
    { text: 'LOMNICE GT', x: -0.35, at: 0.33, tall: 0.12, colour: '#ffffff' },
    { text: 'RYSI', x: -1.78, at: 0.72, tall: 0.11, colour: '#ffffff' },
    { text: 'RYSI', x: 0.5, at: 0.79, tall: 0.05, colour: orange },
  ],
  top: [
    ...both(
      [
        [2.3, 0.04],
        [2.3, 0.22],
        [-2.3, 0.3],
        [-2.3, 0.06],
      ],
      '#0d2a86',
    ),
    ...both(
      [
        [2.3, 0.25],
        [2.3, 0.29],
        [-2.3, 0.39],
        [-2.3, 0.34],
      ],
      '#4f8dff',
    ),
  ],
  front: [
    {
      shape: [
        [0.04, 0.05],
        [0.04, 0.9],
        [0.22, 0.9],
        [0.22, 0.05],
      ],
      colour: '#0d2a86',
    },
    {
      shape: [
        [0.6, 0.05],
        [0.66, 0.5],
        [1.4, 0.42],
        [1.4, 0.05],
      ],
      colour: '#0d2a86',
    },
  ],
  rear: [
    {
      shape: [
        [0, 0.05],
        [0, 0.6],
        [1.4, 0.6],
        [1.4, 0.05],
      ],
      colour: '#0d2a86',
    },
  ],
  rearWords: [{ text: 'LOMNICE', x: 0, at: 0.68, tall: 0.09, colour: '#0d2a86' }],
};
