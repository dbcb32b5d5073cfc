import type { Livery, Patch } from '../livery.ts';
import { claw, common, orange } from './pieces.ts';

/** The paint scheme of Otava 600, number 27. */
export const otava: Livery = {
  ...common,
  base: '#15161a',
  gloss: 0.075,
  rim: '#101113',
  rimLip: '#c8ccd2',
  caliper: orange,
  cage: orange,
  helmet: [orange, '#f2efe9'],
  sunstrip: { colour: orange, text: 'RYSI', textColour: '#0c0d10' },
  side: [
    { shape: claw(-1.3, 0.72, 1.7, 0.1, 0.5), colour: orange },
    { shape: claw(-0.94, 0.62, 2.0, 0.125, 0.5), colour: orange },
    { shape: claw(-0.53, 0.53, 2.0, 0.125, 0.5), colour: orange },
    { shape: claw(-0.12, 0.44, 1.6, 0.09, 0.5), colour: orange },
    {
      shape: [
        [0.9, 0.2],
        [2.3, 0.2],
        [2.3, 0.27],
        [1.0, 0.25],
      ],
      colour: orange,
    },
  ],
  sideWords: [
    { text: '27', x: 0.3, at: 0.58, tall: 0.36, colour: '#f4f1ea', edge: '#0c0d10' },
    { text: 'RYSI', x: 0.56, at: 0.82, tall: 0.055, colour: '#f4f1ea' },
    { text: 'OTAVA', x: -1.75, at: 0.5, tall: 0.1, colour: '#f4f1ea' },
    { text: 'DRIFT TEAM', x: 0.06, at: 0.27, tall: 0.075, colour: '#f4f1ea' },
  ],
  top: [
    ...[-0.36, -0.12, 0.12, 0.36].map(
      (y, k): Patch => ({
        shape: claw(1.42 - (k % 2) * 0.06, y - 0.03, 1.0, 0.1, 0.16),
        colour: orange,
      }),
    ),
    ...[-0.24, 0, 0.24].map(
      (y): Patch => ({ shape: claw(-0.25, y, 0.8, 0.09, 0.16), colour: orange }),
    ),
  ],
  front: [
    {
      shape: [
        [0.5, 0.16],
        [0.66, 0.48],
        [0.72, 0.48],
        [0.58, 0.16],
      ],
      colour: orange,
    },
  ],
  rear: [
    {
      shape: [
        [0.5, 0.36],
        [0.9, 0.5],
        [1.1, 0.5],
        [0.75, 0.36],
      ],
      colour: orange,
    },
  ],
  rearWords: [{ text: 'RYSI', x: 0, at: 0.79, tall: 0.1, colour: '#f4f1ea' }],
};
