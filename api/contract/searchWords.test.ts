import { describe, expect, it } from 'vitest';
import { hasWords, searchWords } from './searchWords.ts';

describe('searched words', () => {
  it.each([
    ['Týmová mikina', 'mikina týmová'],
    ['Týmová mikina', 'mikiny'],
    ['Týmová mikina', 'MIKINU'],
    ['Týmové tričko', 'trička'],
    ['Hrnek z garáže', 'hrnky'],
    ['Hrnek z garáže', 'hrnku'],
    ['Hrnky', 'hrnek'],
    ['Týmové tričko', 'triček'],
    ['Sada samolepek', 'samolepky'],
    ['Kšiltovka', 'kšiltovek'],
    ['Jezdec', 'jezdce'],
    ['Vlajka', 'vlajek'],
    ['Mikina', 'mikinách'],
    ['Závod', 'závodům'],
    ['Voucher', 'voucherem'],
    ['Vlajka', 'vlajkami'],
    ['Garage mug', 'mugs'],
    ['Team hoodie', 'hoodies'],
    ['Žofie Nováková', 'Novakova  zofie'],
    ['Závod v Mostě', 'most'],
    ['100% bavlna', '100%'],
    ['Zpracování údajů', 'zpracovani UDAJU'],
    ['do 14\u00a0dnů', '14 dnů'],
    ['anything', ' '],
  ])('%j is found by %j', (text, searched) => expect(hasWords(text, searched)).toBe(true));

  it.each([
    ['Týmová mikina', 'týmové tričko'],
    ['Drift taxi', 'taxes'],
    ['Garage mug', 'mugz'],
    ['Martin', 'Marek'],
    ['Auto', 'autek'],
    ['bavlna', '100%'],
  ])('%j is not found by %j', (text, searched) => expect(hasWords(text, searched)).toBe(false));

  it('are as they are typed where they are short, numbers or addresses', () => {
    expect(searchWords('auta Ota ys 2026 jan@example.com a_1')).toEqual([
      'auta',
      'ota',
      'ys',
      '2026',
      'jan@example.com',
      'a_1',
    ]);
  });

  it('are ten at most, each once', () => {
    expect(searchWords('a b a')).toEqual(['a', 'b']);
    expect(searchWords(Array.from({ length: 50 }, (_, n) => n).join(' '))).toHaveLength(10);
  });
});
