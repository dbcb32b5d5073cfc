import { useTranslate } from 'react-admin';
import { LABELS_SETTING, labelNames } from '../../api/contract/labelNames.ts';
import { useSetting } from '../ui/useSetting.ts';

/** A function that returns a category's or tag's public name, or its key when unnamed. */
export function useLabelName(): (key: string) => string {
  const translate = useTranslate();
  const nameOf = labelNames(useSetting(LABELS_SETTING) ?? '');
  return (key) => {
    const name = nameOf(key);
    return name === 'uncategorized' ? translate('resources.blog.uncategorized') : name;
  };
}
