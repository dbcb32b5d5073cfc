import { describe, expect, it } from 'vitest';
import { isImageSource } from './editorOptions.ts';
import { indentOf } from './indent.ts';
import { linkAddress } from './LinkButton.tsx';

describe('a link leads to', () => {
  it.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    [' rysidrift.cz ', 'https://rysidrift.cz'],
    ['jana@example.com', 'mailto:jana@example.com'],
    ['tel:+420123456789', 'tel:+420123456789'],
    ['/blog', '/blog'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//example.com', null],
    ['word', null],
    ['', null],
  ])('%j: %j', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });
});

it.each([
  ['https://example.com/a.png', true],
  ['data:image/png;base64,AAAA', true],
  ['/uploads/a.webp', true],
  ['blob:https://example.com/1', false],
  ['file:///a.png', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('an image from %s: %s', (source, allowed) => {
  expect(isImageSource(source)).toBe(allowed);
});

it.each([
  ['4em', '', 2],
  ['', 'ql-indent-3', 3],
  ['40px', '', 0],
  ['90em', '', 8],
  ['', '', 0],
])('an indent of %j and class %j has %i steps', (padding, classes, steps) => {
  expect(indentOf(padding, classes)).toBe(steps);
});
