import type { Knex } from 'knex';
import { beforeAll, expect, it } from 'vitest';
import { alphabetically } from './alphabet.ts';
import { describeEachDatabase } from './testing/databases.ts';

const NAMES = [
  'Adam',
  'Áron',
  'beta',
  'Böhm',
  'cena',
  'Cyril',
  'Čeněk',
  'čtyři',
  'Ďáblík',
  'Dana',
  'emil',
  'Éva',
  'Hynek',
  'Chalupa',
  'chata',
  'Ivo',
  'Łukasz',
  'lyže',
  'Müller',
  'mýto',
  'Ńuta',
  'oko',
  'Röhl',
  'rozum',
  'Říha',
  'Sláma',
  'syn',
  'Šárka',
  'tma',
  'Ťápal',
  'úl',
  'Ústí',
  'ves',
  'Zora',
  'Zuzana',
  'Žofie',
  '7 laps',
];

describeEachDatabase('words', (open) => {
  let knex: Knex;
  beforeAll(async () => {
    ({ knex } = await open());
    await knex.schema.createTable('names', (table) => table.text('name'));
    await knex('names').insert([...NAMES].reverse().map((name) => ({ name })));
  });

  it.each(['cs', 'en'] as const)('are sorted as in the alphabet: %s', async (locale) => {
    const sorted = await knex('names')
      .orderByRaw(alphabetically(knex, 'name', locale))
      .pluck<string[]>('name');
    expect(sorted).toEqual([...NAMES].sort(new Intl.Collator(locale).compare));
  });
});
