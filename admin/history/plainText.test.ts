import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  ['<h2>Ice</h2><p>On <b>ice</b>.<br>Fast.</p>', 'Ice On ice. Fast.'],
  ['<ul><li>one</li><li>two</li></ul>', 'one two'],
  ['<p>5 &lt; 6</p><script>alert(1)</script>', '5 < 6 alert(1)'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
