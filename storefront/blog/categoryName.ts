import { useSite } from '../app/site.ts';

/** What posts without a category are filed under (back-office §5). */
const NONE = 'uncategorized';

/** A function that names a category as visitors read it. */
export function useCategoryName(): (category: string) => string {
  const { t } = useSite();
  return (category) => (category === NONE ? t('blog.uncategorized') : category);
}
