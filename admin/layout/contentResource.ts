import { type ComponentType, lazy } from 'react';
import type { RaRecord, ResourceProps } from 'react-admin';
import { localized, type PerLocale } from '../../api/contract/locales.ts';
import { CONTENT } from '../../api/contract/resources.ts';
import { currentLanguage } from '../providers/language.ts';

/** A content resource: its forms open over the list; records are represented by their title. */
export function contentResource(
  name: string,
  icon: ComponentType,
  load: () => Promise<{ default: ComponentType }>,
): ResourceProps {
  const title = CONTENT.find(({ screen }) => screen === name)?.title ?? 'id';
  const recordRepresentation = (record: RaRecord) => {
    const texts: PerLocale<Record<string, string>> | undefined = record.translations;
    return localized(texts, title, currentLanguage()) || record[title] || `#${record.id}`;
  };
  return { name, icon, list: lazy(load), hasCreate: true, hasEdit: true, recordRepresentation };
}
