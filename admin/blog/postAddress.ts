import { FALLBACK_LOCALE, LOCALES, type Locale } from '../../api/contract/locales.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { BlogPostRecord } from '../../api/contract/types.ts';

/**
 * Where a published post is read in a language; in the other one if it has no address in this, and
 * null for drafts, which visitors can't see.
 */
export function postAddress(
  { is_active, slugs }: Pick<BlogPostRecord, 'is_active' | 'slugs'>,
  locale: Locale,
): string | null {
  const readable = [locale, FALLBACK_LOCALE, ...LOCALES].find((language) => slugs[language] !== '');
  if (!is_active || !readable) return null;
  return `${sitePaths.post(slugs[readable])}?lang=${readable}`;
}
