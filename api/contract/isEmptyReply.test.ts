import { expect, it } from 'vitest';
import { isEmptyReply } from './isEmptyReply.ts';

it.each([
  ['', true],
  [' \n', true],
  ['<p> </p><p>&nbsp;</p>', true],
  ['<p><br>&#160;&#xA0;\u00a0</p>', true],
  ['<p>Ano</p>', false],
  ['<ul><li><p>0</p></li></ul>', false],
  ['&lt;', false],
])('the reply %j is empty: %s', (html, empty) => {
  expect(isEmptyReply(html)).toBe(empty);
});
