import { useGetList } from 'react-admin';
import { localized } from '../../api/contract/locales.ts';
import type { Setting } from '../../api/contract/types.ts';
import { currentLanguage } from '../providers/language.ts';

/** A setting's text in the current language; undefined while loading. */
export function useSetting(key: string): string | undefined {
  const { data } = useGetList<Setting>('settings', {
    filter: { setting_key: key },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (!data) return undefined;
  const [setting] = data;
  const text = localized(setting?.translations, 'setting_value', currentLanguage());
  return text || setting?.value || '';
}
