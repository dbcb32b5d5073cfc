import { readFileSync } from 'node:fs';
import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, minContrast, nearestPassing } from './colors.ts';
import {
  AA,
  accentSteps,
  accentTokens,
  accentUses,
  DEFAULT_ACCENT,
  SURFACES,
  themeOf,
} from './theme.ts';

const css = readFileSync(new URL('../../storefront/styles/tokens.css', import.meta.url), 'utf8');

/** The tokens of a page on one background, with overrides of an accent. */
function tokens(ground: 'dark' | 'light', accent = DEFAULT_ACCENT): Record<string, string> {
  const blocks = css.split('@media print')[0]?.split('\n  }\n') ?? [];
  const own = blocks.filter(
    (block) => block.includes(':root') || block.includes(`[data-ground="${ground}"]`),
  );
  const found = own.flatMap((block) => [...block.matchAll(/(--[\w-]+): ([^;]+);/g)]);
  const all: Record<string, string> = {};
  for (const [, name = '', value = ''] of found) all[name] = value;
  return { ...all, ...accentTokens(accent) };
}

/** The colour of a token, resolved through other tokens. */
function color(all: Record<string, string>, name: string): string {
  const value = all[name] ?? '';
  const named = /^var\((.+)\)$/.exec(value)?.[1];
  return named ? color(all, named) : value;
}

const TEXTS = ['--text', '--text-quiet', '--accent-text', '--error-text'];
const SURFACE_NAMES = ['--ground', '--surface', '--surface-raised'];

/** Pairs of text and background tokens with their minimum contrast. */
const pairs = [
  ...TEXTS.flatMap((text) => SURFACE_NAMES.map((surface) => [text, surface, AA.text] as const)),
  ...SURFACE_NAMES.map((surface) => ['--mark', surface, AA.sign] as const),
  ...SURFACE_NAMES.map((surface) => ['--control-line', surface, AA.sign] as const),
  ['--on-signal', '--signal', AA.text],
  ['--on-signal', '--signal-hover', AA.text],
  ['--ground', '--text', 7],
  ['--ground', '--text-quiet', 7],
] as const;

const brokenPairs = (accent: string): string[] =>
  (['dark', 'light'] as const).flatMap((ground) => {
    const all = tokens(ground, accent);
    return pairs
      .filter(([text, on, least]) => !(contrast(color(all, text), color(all, on)) >= least))
      .map(([text, on]) => `${text} on ${on}, ${ground}`);
  });

const ACCENTS = [
  DEFAULT_ACCENT,
  '#000000',
  '#ffffff',
  '#808080',
  '#777777',
  '#0b5cff',
  '#0000ff',
  '#00a651',
  '#004d25',
  '#ffe600',
  '#e10600',
  '#8a1f1f',
  '#ff00ff',
  '#00ffff',
  '#08090a',
  '#f6f4ef',
  '#767676',
];

describe('the accent', () => {
  it.each(ACCENTS)('%s keeps every pair of the tokens readable on both grounds', (accent) => {
    expect(brokenPairs(accent)).toEqual([]);
  });

  it('keeps them so whatever colour it is', () => {
    assert(
      property(integer({ min: 0, max: 0xffffff }), (number) => {
        expect(brokenPairs(`#${number.toString(16).padStart(6, '0')}`)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is in the tokens themselves if it is the default', () => {
    expect(accentTokens(DEFAULT_ACCENT)).toEqual({});
    const all = tokens('dark');
    expect(color(all, '--signal')).toBe(DEFAULT_ACCENT);
    expect(color(all, '--on-signal')).toBe(accentSteps(DEFAULT_ACCENT)['on-signal']);
  });

  it('is shown as it is where it can be read, else as the nearest that can', () => {
    const uses = (accent: string) => accentUses(accent).map(({ text }) => text);
    expect(uses('#ffe600')).toEqual(['#08090a', '#ffe600', accentSteps('#ffe600')['signal-deep']]);
    expect(uses('#003a8c')[0]).toBe('#ffffff');
    expect(uses('#003a8c')[2]).toBe('#003a8c');
    expect(uses('#003a8c')[1]).not.toBe('#003a8c');
  });
});

it('the grounds are those of the tokens', () => {
  for (const ground of ['dark', 'light'] as const) {
    const all = tokens(ground);
    expect(SURFACES[ground]).toEqual(
      expect.arrayContaining(SURFACE_NAMES.map((name) => color(all, name))),
    );
  }
});

it.each([
  ['#777777', ['#ffffff'], '#767676'],
  ['#ff5b14', ['#08090a'], '#ff5b14'],
  ['#000000', ['#000000'], '#757575'],
])('the nearest colour of %s on %j with 4.5 is %s', (from, grounds, nearest) => {
  const found = nearestPassing(from, grounds, 4.5);
  expect(found).toBe(nearest);
  expect(minContrast(found, grounds)).toBeGreaterThanOrEqual(4.5);
});

it('black on white has the contrast of 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('the theme is the settings’, as far as they are known ones', () => {
  const settings = new Map([
    ['theme_accent', '#0B5CFF'],
    ['theme_ground', 'light'],
    ['theme_type', 'comic'],
  ]);
  expect(themeOf((key) => settings.get(key))).toEqual({
    accent: '#0b5cff',
    ground: 'light',
    type: 'condensed',
    edges: 'slanted',
  });
  expect(themeOf(() => 'red').accent).toBe(DEFAULT_ACCENT);
});
