import { expect, it } from 'vitest';
import { parseSheet } from './parseSheet.ts';
import { classesIn, usedRules } from './sheet.ts';

const CSS = `@layer ui{a{color:red}._a,._b>span{color:blue}._a ._c:hover{margin:0}
@media print{._b{display:none}}@media (width >= 10rem){p{margin:0}._a:not(._x){margin:1px}}
._d:is(._e,:is(._f)){margin:2px}@keyframes turn{from{rotate:0deg}to{rotate:1turn}}}
._d[data-look=a\\.b]{margin:3px}`;

const used = (html: string) =>
  usedRules(parseSheet(CSS), classesIn(html)).replaceAll(/\s*\n\s*/g, '');

it('of a style sheet a page has the rules for its elements, in their order', () => {
  expect(used('<p class="_a _c">')).toBe(
    '@layer ui{a{color:red}._a,._b>span{color:blue}._a ._c:hover{margin:0}' +
      '@media (width >= 10rem){p{margin:0}._a:not(._x){margin:1px}}' +
      '@keyframes turn{from{rotate:0deg}to{rotate:1turn}}}',
  );
});

it('a selector’s classes must all be there, but for those in parentheses', () => {
  expect(used('<i class="_c">')).not.toContain('._c');
  expect(used('<i class="_b">')).toContain('@media print{._b{display:none}}');
  expect(used('<i class="_d">')).toContain('._d:is(._e,:is(._f)){margin:2px}');
  expect(used('<i class="_d">')).toContain('._d[data-look');
  expect(used('')).not.toContain('_');
});

it('with all classes nothing is left out', () => {
  const all = '<i class="_a _b _c _d">';
  expect(used(all)).toBe(CSS.replaceAll(/\s*\n\s*/g, ''));
});
