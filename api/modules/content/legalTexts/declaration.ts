import { LegalText } from '../../../../db/models/content.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { plainText } from '../../../platform/html.ts';
import { cleanLegal } from '../../legal/index.ts';
import { defineResource } from '../resources/defineResource.ts';

export const legalTexts = defineResource('legal-texts', {
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
