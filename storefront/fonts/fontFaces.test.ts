import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THEME_CHOICES } from '../../api/contract/theme.ts';
import { fontFaces, fontFiles } from './fontFaces.ts';

const file = (name: string) => new URL(name, import.meta.url);
const themes = THEME_CHOICES.theme_type.flatMap((type) =>
  THEME_CHOICES.theme_edges.map((edges) => ({ type, edges })),
);

it.each(themes)('a theme with type and edges of its own loads its four files: %j', (theme) => {
  const style = fontFaces(theme, (name) => `/fonts/${name}`);
  const named = [...style.matchAll(/url\("\/fonts\/([^"]+)"\)/g)].map(([, name = '']) => name);
  expect(named.toSorted()).toEqual(
    [...fontFiles(theme, 'latin'), ...fontFiles(theme, 'latin-ext')].toSorted(),
  );
  expect(named).toHaveLength(4);
  for (const name of named) expect(existsSync(file(name))).toBe(true);
});

it('no file is there for nothing', () => {
  const used = themes.flatMap((theme) => [
    ...fontFiles(theme, 'latin'),
    ...fontFiles(theme, 'latin-ext'),
  ]);
  const found = readdirSync(file('.')).filter((name) => name.endsWith('.woff2'));
  expect(found.toSorted()).toEqual([...new Set(used)].toSorted());
});

it('headings are upright where edges are straight', () => {
  const style = (edges: 'slanted' | 'straight') =>
    fontFaces({ type: 'wide', edges }, (name) => `/${name}`);
  expect(style('slanted')).toContain('url("/archivo-italic-latin.woff2")');
  expect(style('straight')).toContain('url("/archivo-normal-latin.woff2")');
  expect(style('straight')).not.toContain('font-style:italic');
});
