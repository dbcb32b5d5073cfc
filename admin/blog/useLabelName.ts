import { useGetList, useTranslate } from 'react-admin';
import { LABELS_SETTING, labelNames } from '../../api/contract/labelNames.ts';
import { localized } from '../../api/contract/locales.ts';
import type { Setting } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';

const LABELS = {
  filter: { setting_key: LABELS_SETTING },
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' as const },
};

/** A function that names a category or tag as visitors read it; one without a name is its key. */
export function useLabelName(): (key: string) => string {
  const translate = useTranslate();
  const [setting] = useGetList<Setting>('settings', LABELS).data ?? [];
  const nameOf = labelNames(
    localized(setting?.translations, 'setting_value', currentLanguage()) || setting?.value || '',
  );
  return (key) => {
    const name = nameOf(key);
    return name === 'uncategorized' ? translate('resources.blog.uncategorized') : name;
  };
}
