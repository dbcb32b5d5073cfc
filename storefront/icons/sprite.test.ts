import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SPEC_ICONS, STAT_ICONS } from '../../api/contract/constants.ts';
import { buildSprite } from './buildSprite.ts';

it('is the committed file', () => {
  const committed = readFileSync(new URL('./sprite.svg', import.meta.url), 'utf8');
  expect(committed === buildSprite(), 'run a build, it writes icons/sprite.svg anew').toBe(true);
});

it.each([...SPEC_ICONS, ...STAT_ICONS])('has the icon %s that data may name', (name) => {
  expect(buildSprite()).toContain(`<symbol id="${name}" `);
});
