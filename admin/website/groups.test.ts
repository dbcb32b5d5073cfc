import { expect, it } from 'vitest';
import { HOME_SECTIONS } from '../../api/contract/homeSections.ts';
import { KNOWN_SETTINGS } from '../../api/contract/knownSettings.ts';
import { EDITOR_GROUPS, groupOf } from './groups.ts';
import messages from './messages.json' with { type: 'json' };

it.each([
  ['site.name', 'identity'],
  ['team_sport', 'identity'],
  ['og_image', 'identity'],
  ['theme_accent', 'look'],
  ['home_sections', 'sections'],
  ['hero_title', 'hero'],
  ['hero_image', 'hero'],
  ['team.title', 'team'],
  ['car.notFoundText', 'cars'],
  ['taxi.title', 'drift-taxi'],
  ['product.notFoundText', 'shop'],
  ['blog_labels', 'blog'],
  ['post.notFoundText', 'blog'],
  ['instagram_url', 'contact'],
  ['contact_phone', 'contact'],
  ['bank_iban', 'seller'],
  ['search.none', 'others'],
  ['something_new', 'others'],
])('%s belongs to %s', (key, group) => {
  expect(groupOf(key)).toBe(group);
});

it('holds every known setting once', () => {
  const all = EDITOR_GROUPS.flatMap(({ settings }) => settings);
  expect(all.toSorted((a, b) => a - b)).toEqual([...KNOWN_SETTINGS.keys()]);
});

it('has a name for every section of the home page', () => {
  expect(Object.keys(messages.en.groups)).toEqual(
    expect.arrayContaining(Object.keys(HOME_SECTIONS)),
  );
});

it('puts sentences first and files last', () => {
  const identity = EDITOR_GROUPS.find(({ name }) => name === 'identity')?.settings ?? [];
  const keys = identity.map((index) => KNOWN_SETTINGS[index]?.key);
  expect(keys[0]).toBe('site.name');
  expect(keys.indexOf('og_image')).toBeGreaterThan(keys.indexOf('founded_year'));
});
