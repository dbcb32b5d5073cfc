import type { Mood } from '../backdrop/mood.ts';
import { moods } from '../backdrop/moods.ts';

export const hall: Mood = {
  ...moods.night,
  sky: ['#e9edf2', '#c3cad3', '#59616c', '#2a2f36', '#1c2025'],
  asphalt: ['#4a4e55', '#1b1d21'],
  near: '#131519',
  sun: { rise: 1.05, colour: '#f6f8ff', gain: 1.6 },
  above: ['#aab4c4', 0.75],
  below: ['#33363c', 0.6],
  rim: { colour: '#ffffff', gain: 0.6 },
  lamps: false,
};

export const barn: Mood = {
  ...hall,
  sky: ['#a98a62', '#8a6a48', '#4a3a2c', '#2a221c', '#1a1613'],
  asphalt: ['#54473a', '#1e1a17'],
  sun: { rise: 0.6, colour: '#ffdca6', gain: 2.1 },
  above: ['#8a7f74', 0.6],
  below: ['#4a3c30', 0.5],
  rim: { colour: '#ffc27a', gain: 1 },
};
