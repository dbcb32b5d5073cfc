import { describe, expect, it } from 'vitest';
import { byName, countriesOf, countryName, countryNamed, parseCountries } from './countries.ts';

describe('the countries of a shipping method', () => {
  it.each([
    ['', ['CZ']],
    ['SK', ['SK']],
    [' CZ, SK ,', ['CZ', 'SK']],
    ['CZ,XX', ['CZ']],
  ])('of %j are %j', (countries, known) => {
    expect(countriesOf({ countries })).toEqual(known);
  });

  it('may be known ones alone', () => {
    expect(parseCountries('CZ,SK')).toEqual(['CZ', 'SK']);
    expect(parseCountries('')).toEqual([]);
    expect(parseCountries('CZ,XX')).toBeNull();
    expect(parseCountries('cz')).toBeNull();
  });

  it('have names in both languages, and are sorted by them', () => {
    expect([countryName('DE', 'en'), countryName('DE', 'cs')]).toEqual(['Germany', 'Německo']);
    expect(countryNamed('Slovensko')).toBe('SK');
    expect(countryNamed('Slovakia')).toBe('SK');
    expect(countryNamed('Písek')).toBeNull();
    expect(byName(['SK', 'DE', 'AT'], 'en')).toEqual(['AT', 'DE', 'SK']);
    expect(byName(['SK', 'DE', 'AT'], 'cs')).toEqual(['DE', 'AT', 'SK']);
  });
});
