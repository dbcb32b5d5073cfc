import { expect, it } from 'vitest';
import { labelNames } from './labelNames.ts';

it('names what its text names and calls anything else by its key', () => {
  const nameOf = labelNames(
    'Tech = Technika\r\n prvni-rys=První rys \nodd\n= nothing\nempty =\nv\u00a0lese = V\u00a0lese = doma',
  );
  expect(['Tech', 'prvni-rys', 'odd', 'empty', '', 'v lese', 'tech'].map(nameOf)).toEqual([
    'Technika',
    'První rys',
    'odd',
    'empty',
    '',
    'V\u00a0lese = doma',
    'tech',
  ]);
  expect(labelNames('')('Tech')).toBe('Tech');
});
