import { expect, it } from 'vitest';
import { csvRows } from './csvRows.ts';

it.each([
  [';', 'a;b\n\n;\n1,5;2,5\n\n'],
  [',', 'a,b\r\n\r\n,\r\n1.5,2.5\r\n'],
  ['\t', 'a\tb\n\n \t \n1\t2\n'],
])('rows without a text are left out, and counted: %j', (sign, text) => {
  const [first, last] = csvRows(text);
  expect([first?.cells, first?.row, last?.row]).toEqual([['a', 'b'], 1, 4]);
  expect(last?.cells).toHaveLength(2);
  expect(csvRows(text, sign)).toEqual(csvRows(text));
});

it('a text of several lines is one row', () => {
  expect(csvRows('a;b\n"1\n2";3\n4;5').map(({ row }) => row)).toEqual([1, 2, 3]);
});

it('nothing has no rows', () => {
  expect(csvRows('\n \n')).toEqual([]);
});
