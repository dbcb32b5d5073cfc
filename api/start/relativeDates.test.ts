import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { resolveRelativeDates, UnknownToken } from './relativeDates.ts';

const resolved = (value: unknown, today = '2026-02-27') => resolveRelativeDates(value, today);

describe('relative dates of the demo', () => {
  it('resolves whole values to days and years', () => {
    expect(resolved('@today')).toBe('2026-02-27');
    expect(resolved('@today+2')).toBe('2026-03-01');
    expect(resolved('@today-58')).toBe('2025-12-31');
    expect(resolved('@year')).toBe(2026);
    expect(resolved('@year-7')).toBe(2019);
  });

  it('leaves similar texts unchanged', () => {
    expect(resolved('https://www.youtube.com/@rysidrift')).toBe(
      'https://www.youtube.com/@rysidrift',
    );
    expect(resolved('see @today+2')).toBe('see @today+2');
    expect(resolved({ price: 5, is_active: true, none: null })).toEqual({
      price: 5,
      is_active: true,
      none: null,
    });
  });

  it('writes dates and years inside texts, in both languages', () => {
    expect(resolved('Season {{year}}, after {{year-1}}')).toBe('Season 2026, after 2025');
    expect(resolved('{{date+2}} / {{date+2|cs}} / {{date}}')).toBe(
      '1 March 2026 / 1. března 2026 / 27 February 2026',
    );
  });

  it.each([
    ['2025-06-01', '31 March 2026', '31. března 2026'],
    ['2026-03-31', '31 March 2026', '31. března 2026'],
    ['2026-04-01', '31 March 2027', '31. března 2027'],
    ['2027-03-31', '31 March 2027', '31. března 2027'],
    ['2027-04-01', '31 March 2028', '31. března 2028'],
  ])('on %s the voucher is valid to %s', (today, en, cs) => {
    expect(resolved('to {{voucher|en}}', today)).toBe(`to ${en}`);
    expect(resolved('do {{voucher|cs}}', today)).toBe(`do ${cs}`);
  });

  it('refuses unknown placeholders', () => {
    expect(() => resolved('{{tomorrow}}')).toThrow(UnknownToken);
    expect(() => resolved('{{date|de}}')).toThrow(UnknownToken);
  });

  it.each(['season', 'karting', 'rally'])('resolves the whole of %s', async (folder) => {
    const file = new URL(`../../db/demo/${folder}/db.json`, import.meta.url);
    const season = JSON.stringify(resolved(JSON.parse(await readFile(file, 'utf8'))));
    expect(season).not.toMatch(/"@(today|ride|year)|\{\{/);
  });
});
