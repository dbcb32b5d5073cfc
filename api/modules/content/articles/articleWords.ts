import { LOCALES, type PerLocale } from '../../../contract/locales.ts';
import { plainText } from '../../../platform/html.ts';

type ArticleTexts = Record<'slug' | 'title' | 'summary' | 'content', string>;

/** What an article is found by, in both languages. */
export const articleWords = (translations: PerLocale<ArticleTexts>): string[] =>
  LOCALES.flatMap((locale) => {
    const { slug, title, summary, content } = translations[locale];
    return [slug, title, summary, plainText(content)];
  });
