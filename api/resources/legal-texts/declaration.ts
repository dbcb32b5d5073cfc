import { LegalText } from '../../../db/models/content.ts';
import { LOCALES } from '../../contract/locales.ts';
import { plainText } from '../../services/html.ts';
import { cleanLegal } from '../../services/legal/cleanLegal.ts';
import { declare } from '../crud/declare.ts';

export const legalTexts = declare('legal-texts', {
  model: LegalText,
  unique: { field: 'valid_from', taken: 'legal.taken' },
  order: [['valid_from', 'desc']],
  searched: ({ kind, valid_from, translations }) => [
    kind,
    valid_from,
    ...LOCALES.map((locale) => plainText(translations[locale].content)),
  ],
  hooks: {
    prepare: async ({ translations: { en, cs }, ...input }) => ({
      ...input,
      translations: {
        en: { content: cleanLegal(en.content) },
        cs: { content: cleanLegal(cs.content) },
      },
    }),
  },
});
