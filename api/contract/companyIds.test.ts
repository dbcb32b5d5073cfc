import { expect, it } from 'vitest';
import { compactId, isDic, isIco, needsSeat } from './companyIds.ts';

it.each(['27074358', '00006947', '25596641', '99027178'])('%s is a company number', (ico) => {
  expect(isIco(ico)).toBe(true);
});

it.each(['27074359', '2707435', '270743580', '2707435a', ''])('%s is none', (ico) => {
  expect(isIco(ico)).toBe(false);
});

it.each(['CZ27074358', 'CZ7001011234', 'SK2020202020', 'DE123456789', 'ATU12345678'])(
  '%s is a VAT number',
  (dic) => {
    expect(isDic(dic)).toBe(true);
  },
);

it.each(['CZ1234567', 'CZ12345678901', '27074358', 'US123456789', 'cz27074358', 'CZ2707435A'])(
  '%s is no VAT number',
  (dic) => {
    expect(isDic(dic)).toBe(false);
  },
);

it('spaces and small letters are no mistakes', () => {
  expect(compactId(' cz 2707 4358 ')).toBe('CZ27074358');
});

it.each([
  ['CZ27074358', 1_000_001, true],
  ['CZ27074358', 1_000_000, false],
  ['', 2_000_000, false],
])('the seat of a company %j in an order of %d haléře is asked: %s', (dic, total, isAsked) => {
  expect(needsSeat(dic, total)).toBe(isAsked);
});
