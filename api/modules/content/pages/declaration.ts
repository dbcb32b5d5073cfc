import { contentModel } from '../../../../db/models/contentModel.ts';
import { translationsOf } from '../../../../db/models/translations.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { imagesIn, withSizes } from '../../../platform/html.ts';
import { articles } from '../articles/articles.ts';
import { articleWords } from '../articles/articleWords.ts';
import { defineResource } from '../resources/defineResource.ts';
import type { PresentingTo } from '../resources/resource.ts';

/** The model of the team’s own pages. */
export const Page = contentModel('pages');

const { idAtSlug, prepare, saveImages } = articles(Page, {
  table: 'page_images',
  column: 'path',
  key: 'page_id',
});

/** Pages of the team's own, found by their slug in any language, the asked one first. */
export const pages = defineResource('pages', {
  hasSlug: true,
  idAtSlug: (knex, slug, locale) => idAtSlug(knex, slug, locale, ...LOCALES),
  // `prepare` reports it at the right language; this is for two writers at the same moment.
  unique: { field: 'translations.en.slug', taken: 'slug.taken' },
  docs: { moreFileTypes: 'image/bmp, image/x-icon' },
  searched: ({ translations }) => articleWords(translations),
  pictures: ({ translations = [] }) => translations.flatMap(({ content }) => imagesIn(content)),
  present: (page, to) => (to.isAdministrator ? {} : { translations: shownTexts(page, to) }),
  hooks: {
    prepare: async (input, work) => ({
      ...input,
      translations: await prepare(input.translations, work),
    }),
    saved: (trx, id, { translations }) => saveImages(trx, id, translations),
  },
});

/** The texts with each picture's size and variants; editors get them as they are stored. */
function shownTexts({ translations }: InstanceType<typeof Page>, { picture }: PresentingTo) {
  const texts = translationsOf(Page.translated, translations);
  for (const locale of LOCALES) texts[locale].content = withSizes(texts[locale].content, picture);
  return texts;
}
