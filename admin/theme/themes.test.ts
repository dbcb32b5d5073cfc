import { describe, expect, it } from 'vitest';
import { contrast } from '../../api/contract/colors.ts';
import { themesOf } from './themes.ts';

const ACCENTS = [
  '#ff5b14',
  '#000000',
  '#ffffff',
  '#808080',
  '#0b5cff',
  '#0000ff',
  '#00a651',
  '#ffe600',
  '#e10600',
  '#8a1f1f',
  '#ff00ff',
  '#f6f4ef',
  '#777777',
  '#123456',
];

describe.each(ACCENTS)('in the accent %s', (accent) => {
  it.each(['light', 'dark'] as const)('the %s back-office can be read', (mode) => {
    const { palette } = themesOf(accent)[mode];
    const { primary, secondary, background } = palette;
    const pairs = [
      [primary.main, background.default],
      [primary.main, background.paper],
      [primary.contrastText, primary.main],
      [primary.contrastText, primary.dark],
      [secondary.light, secondary.main],
    ] as const;
    const broken = pairs.filter(([text, ground]) => contrast(text, ground) < 4.5);
    expect(broken).toEqual([]);
  });
});
