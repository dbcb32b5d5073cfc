import { expect, it } from 'vitest';
import { allInLanguage } from './inLanguage.ts';

const record = {
  id: 1,
  translations: {
    en: { title: 'Race', place: 'Brno', note: '' },
    cs: { title: 'Závod', place: '', note: '' },
  },
};

it('a record has the texts of one language, each from the other one where it is missing', () => {
  expect(allInLanguage([record], 'cs')).toEqual([
    { id: 1, translations: { cs: { title: 'Závod', place: 'Brno', note: '' } } },
  ]);
  expect(allInLanguage([record], 'en')).toEqual([
    { id: 1, translations: { en: { title: 'Race', place: 'Brno', note: '' } } },
  ]);
});

it('a record without texts has none', () => {
  expect(allInLanguage([{ translations: {} as never }], 'cs')).toEqual([
    { translations: { cs: {} } },
  ]);
});
