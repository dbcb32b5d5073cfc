import { expect, it } from 'vitest';
import { globPatterns, likePatterns } from './likePattern.ts';

it.each([
  ['ota', ['%ota%']],
  ['50% a_b\\', ['%50\\% a\\_b\\\\%']],
  ['v1.5', ['%v1.5%']],
  ['^ota', ['ota%']],
  ['tava$', ['%tava']],
  ['^ota.a$', ['ota_a']],
  ['o.*a', ['%o%a%']],
  ['ota|^bla', ['%ota%', 'bla%']],
  ['1\\.5', ['%1.5%']],
  ['^a\\|b', ['a|b%']],
  // What `like` cannot say is looked for as it stands.
  ['(a+)+$', ['%(a+)+$%']],
  ['[ab]', ['%[ab]%']],
  ['^\\d', ['%^\\\\d%']],
  ['.*a.*a.*a.*a.*a.*a', ['%.*a.*a.*a.*a.*a.*a%']],
  ['a|b|c|d|e|f|g|h|i|j|k', ['%a|b|c|d|e|f|g|h|i|j|k%']],
])('%s is looked for as %j', (value, patterns) => {
  expect(likePatterns(value)).toEqual(patterns);
});

it('says letters in both cases where the database knows only the ASCII ones', () => {
  expect(globPatterns('ří*?[1')).toEqual(['*[řŘ][íÍ][*][?][[]1*']);
  expect(globPatterns('^Ž.*ß')).toEqual(['[žŽ]*ß*']);
});
