import { expect, it } from 'vitest';
import { printed, writable } from './letters.ts';

it('leaves out signs that cannot be seen, which a pasted text may hold', () => {
  expect(writable('Dlou\u00adhé slo\u200bvo')).toBe('Dlouhé slovo');
});

it('leaves what the fonts can write', () => {
  const text = 'Jiřina Žáková\nNguyễn Đức, Київ – „1 290,50 Kč“ €';
  expect(writable(text)).toBe(text);
  // A letter with its accent behind it is one letter to the fonts.
  expect(writable('Z\u030cofie')).toBe('Žofie');
});

it('leaves no gap where they cannot write a letter', () => {
  expect(writable('李小龙, 5 ½')).toBe('???, 5 ½');
  expect(writable('𝐉𝐢ří, ﬁalka')).toBe('Jiří, fialka');
  // The fonts lack some letters of Skolt Sámi.
  expect(writable('Ǩiõll')).toBe('Kiõll');
});

it.each([
  ['Tričko 🏁 Rally', 'Tričko Rally'],
  ['🏎️ Drift 👨‍👩‍👧', 'Drift'],
  ['Hrnek🔥, 1️⃣ kus 🇨🇿\nDíky ❤️', 'Hrnek, 1 kus\nDíky'],
  ['🏁', ''],
])('leaves out emoji with the gap that they leave: %s', (text, written) => {
  expect(writable(text)).toBe(written);
});

it('sets Czech texts with no-break spaces, in letters that the fonts have', () => {
  expect(printed('Celkem k úhradě: 2 ks, 6–7 dní', 'cs')).toBe(
    'Celkem k\u00a0úhradě: 2\u00a0ks, 6–7\u00a0dní',
  );
  expect(printed('A 2 pcs 李', 'en')).toBe('A 2 pcs ?');
});
