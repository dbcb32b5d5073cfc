import type { ComponentType } from 'react';
import type { RaRecord, ResourceProps } from 'react-admin';
import { localized, type PerLocale } from '../../api/contract/locales.ts';
import { CONTENT } from '../../api/contract/resources.ts';
import { currentLanguage } from '../providers/language.ts';
import { lazyView } from './lazyView.tsx';

/** A content resource: its forms open over the list; records are represented by their title. `texts` as for `lazyView`. */
export function contentResource(
  name: string,
  icon: ComponentType,
  load: () => Promise<ComponentType>,
  ...texts: readonly string[]
): ResourceProps {
  const title = CONTENT.find(({ screen }) => screen === name)?.title ?? 'id';
  const recordRepresentation = (record: RaRecord) => {
    const texts: PerLocale<Record<string, string>> | undefined = record.translations;
    return localized(texts, title, currentLanguage()) || record[title] || `#${record.id}`;
  };
  const list = lazyView(load, ...texts);
  return { name, icon, list, hasCreate: true, hasEdit: true, recordRepresentation };
}
