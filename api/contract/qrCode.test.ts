import { expect, it } from 'vitest';
import { darkRuns, qrDrawing } from './qrCode.ts';

const ROWS = ['##.', '...', '.##'];
const modules = {
  size: ROWS.length,
  get: (row: number, column: number) => ROWS[row]?.[column] === '#',
};

it('dark modules next to each other are one run', () => {
  expect([...darkRuns(modules)]).toEqual([
    { row: 0, column: 0, length: 2 },
    { row: 2, column: 1, length: 2 },
  ]);
});

it('a drawing has a quiet zone of four modules around', () => {
  expect(qrDrawing(modules)).toEqual({
    viewBox: '-4 -4 11 11',
    path: 'M0 0h2v1h-2zM1 2h2v1h-2z',
  });
});
