import { describe, expect, it } from 'vitest';
import { readHtml } from './readHtml.ts';
import { linesOf, type Run, runsOf, textOf, wordsOf } from './runs.ts';

const SITE = 'https://rysi.example.cz';
const runs = (html: string) => runsOf(readHtml(html), SITE);

describe('the text of a legal document', () => {
  it.each([
    ['a &amp; b &lt;c&gt; &quot;d&quot;', 'a & b <c> "d"'],
    ['one\n  two\u00a0three', 'one two\u00a0three'],
    ['<strong>bold</strong>, <u>lined</u>', 'bold, lined'],
    ['a<br />b', 'a\nb'],
    ['closed </em>twice', 'closed twice'],
    ['<a href="/withdrawal">here</a>.', 'here (https://rysi.example.cz/withdrawal).'],
    ['<a href="https://uoou.gov.cz">uoou.gov.cz</a>', 'uoou.gov.cz'],
    ['<a href="https://x.cz/?a=1&amp;b">law</a>', 'law (https://x.cz/?a=1&b)'],
    ['<a href="mailto:a@b.cz">a@b.cz</a>', 'a@b.cz'],
    ['<a href="mailto:a@b.cz">Write</a>', 'Write (a@b.cz)'],
    ['<a href="tel:+420600700800">+420 600 700 800</a>', '+420 600 700 800'],
    ['<a href="#price">Price</a>', 'Price'],
    ['<a rel="noopener">no address</a>', 'no address'],
  ])('%s reads %j', (html, text) => expect(textOf(runs(html))).toBe(text));

  it('keeps its looks, one within another', () => {
    expect(runs('a <strong>b <em>c</em></strong>')).toEqual([
      { text: 'a ', bold: false, slanted: false },
      { text: 'b ', bold: true, slanted: false },
      { text: 'c', bold: true, slanted: true },
    ]);
  });
});

describe('lines', () => {
  const measure = ({ text }: Run) => text.length;
  const lines = (html: string, width: number) =>
    linesOf(wordsOf(runs(html)), width, measure).map((line) => textOf(line));

  it.each([
    ['one two three', 7, ['one two', 'three']],
    ['one\u00a0two three', 7, ['one\u00a0two', 'three']],
    ['in<strong>side</strong> a word', 8, ['inside a', 'word']],
    ['first<br />second', 20, ['first', 'second']],
    ['<strong>A</strong><br />', 20, ['A']],
    ['x 0123456789 y', 4, ['x', '0123', '4567', '89 y']],
    ['  ', 4, []],
  ])('of %j within %i are %j', (html, width, expected) => {
    expect(lines(html, width)).toEqual(expected);
  });
});
