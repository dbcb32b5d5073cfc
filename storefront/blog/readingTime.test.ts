import { expect, it } from 'vitest';
import { readingTime } from './readingTime.ts';

it('counts the words that are read, whatever their letters', () => {
  const paragraph = `<p class="one two three">${'Žluťoučký kůň '.repeat(250)}</p>`;
  expect(readingTime(paragraph)).toBe(3);
});

it.each(['', '<p></p>', '<p>Krátce.</p>'])('is a minute at least: %j', (html) => {
  expect(readingTime(html)).toBe(1);
});
