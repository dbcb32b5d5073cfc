import { useTranslate } from 'react-admin';
import { LABELS_SETTING, labelNames } from '../../api/contract/labelNames.ts';
import { useSetting } from '../layout/useSetting.ts';

/** A function that names a category or tag as visitors read it; one without a name is its key. */
export function useLabelName(): (key: string) => string {
  const translate = useTranslate();
  const nameOf = labelNames(useSetting(LABELS_SETTING) ?? '');
  return (key) => {
    const name = nameOf(key);
    return name === 'uncategorized' ? translate('resources.blog.uncategorized') : name;
  };
}
