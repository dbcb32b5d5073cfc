import { LOCALES } from '../../api/contract/locales.ts';
import { missingTexts } from '../form/missingTexts.ts';
import { requiredText } from '../form/rules.ts';

const SLUG = [{ name: 'slug', required: 'resources.blog.rules.slug' }];

/**
 * A slug for both languages (back-office §5). The rule names both, so either missing one breaks it at
 * both; thus it is told before a missing title of any language.
 */
export const slugRule = Object.assign(
  (_slug: unknown, post: { translations?: unknown }) =>
    LOCALES.some((locale) => missingTexts(post.translations, locale, SLUG).length > 0)
      ? 'resources.blog.rules.slug'
      : undefined,
  { isRequired: true },
);

export const titleRule = requiredText('resources.blog.rules.title');
