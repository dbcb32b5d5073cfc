import { expect, it } from 'vitest';
import { writable } from './letters.ts';

it('leaves what the fonts can write', () => {
  const text = 'Jiřina Žáková\nNguyễn Đức, Київ – „1 290,50 Kč“ €';
  expect(writable(text)).toBe(text);
  // A letter with its accent behind it is one letter to the fonts.
  expect(writable('Z\u030cofie')).toBe('Žofie');
});

it('leaves no gap where they cannot', () => {
  expect(writable('李小龙, 5 ½ 🏁')).toBe('???, 5 ½ ?');
});
