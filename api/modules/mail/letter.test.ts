import { expect, it } from 'vitest';
import { textOfLetter } from './letter.ts';

/** What HTML becomes in a mail's plain text. */
const textOf = (html: string) =>
  textOfLetter({
    locale: 'en',
    to: 'jana@example.cz',
    subject: 'Re: A ride',
    title: '',
    parts: [{ type: 'html', html }],
    sender: [],
    footLinks: [],
  });

it.each([
  ['paragraphs', '<p>Good day,</p><p>yes.</p>', 'Good day,\n\nyes.\n'],
  ['paragraphs with an empty one between', '<p>A</p><p><br /></p><p>B</p>', 'A\n\nB\n'],
  [
    'a list',
    '<p>Bring:</p><ul><li>boots</li><li>gloves</li></ul><p>Jan</p>',
    'Bring:\n\n– boots\n– gloves\n\nJan\n',
  ],
  [
    'a title and a quote',
    '<h2>Ride</h2><blockquote>When?</blockquote><p>In May.</p>',
    'Ride\n\nWhen?\n\nIn May.\n',
  ],
  ['a broken line', '<p>Jan<br />Garage</p>', 'Jan\nGarage\n'],
])('puts an empty line after a block: %s', (_what, html, text) => {
  expect(textOf(html)).toBe(text);
});
