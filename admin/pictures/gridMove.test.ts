import { describe, expect, it } from 'vitest';
import { gridMove } from './gridMove.ts';

/** Two rows of three, and a third with one. */
const places = [0, 1, 2, 3, 4, 5, 6].map((index) => ({
  left: (index % 3) * 100,
  top: Math.floor(index / 3) * 80 + (index % 2) * 0.5,
}));

describe('the arrow keys in a grid', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 6],
    ['ArrowUp', 6, 3],
    ['ArrowUp', 4, 1],
    ['Home', 5, 0],
    ['End', 1, 6],
  ])('%s leads from %i to %i', (key, from, to) => expect(gridMove(key, places, from)).toBe(to));

  it.each([
    ['ArrowLeft', 0],
    ['ArrowRight', 6],
    ['ArrowUp', 2],
    ['ArrowDown', 6],
    ['Enter', 1],
    ['a', 1],
  ])('%s leads nowhere from %i', (key, from) => expect(gridMove(key, places, from)).toBeNull());
});
