import { LABELS_SETTING, labelNames } from '../../api/contract/labelNames.ts';
import { useSite } from '../app/site.ts';
import { useSettings } from '../settings/settings.ts';

/** What posts without a category are filed under. */
const NONE = 'uncategorized';

/** A function that names a category or tag as visitors read it. */
export function useLabelName(): (key: string) => string {
  const { t } = useSite();
  const nameOf = labelNames(useSettings().text(LABELS_SETTING));
  return (key) => {
    const name = nameOf(key);
    return name === NONE ? t('blog.uncategorized') : name;
  };
}
