import { LABELS_SETTING, labelNames } from '../../api/contract/labelNames.ts';
import { useSite } from '../app/site.ts';
import { useSettings } from '../settings/settings.ts';

/** The category of posts without one. */
const NONE = 'uncategorized';

/** A function that returns the public name of a category or tag. */
export function useLabelName(): (key: string) => string {
  const { t } = useSite();
  const nameOf = labelNames(useSettings().text(LABELS_SETTING));
  return (key) => {
    const name = nameOf(key);
    return name === NONE ? t('blog.uncategorized') : name;
  };
}
