import { expect, it } from 'vitest';
import { unprintable } from './printable.ts';

it.each([
  ['Pro dědu k 70. narozeninám\n– „s láskou“ od Nguyễn Đức a Київ', []],
  // Its accent behind it, a ligature, and full width.
  ['Z\u030cofie, ﬁalka, Ａ', []],
  ['Pro dědu 🎉🎉 ❤️ 👨‍👩‍👧', ['🎉', '❤️', '👨‍👩‍👧']],
  // Nobody sees these, which pasted texts hold.
  ['Dlou\u00adhé slo\u200bvo a\u200d', []],
  // Skolt Sámi has letters that the fonts lack.
  ['Ǩiõll', ['Ǩ']],
  ['עבר 你好', ['ע', 'ב', 'ר', '你', '好']],
])('finds what documents can’t print: %j', (text, found) =>
  expect(unprintable(text)).toEqual(found),
);
