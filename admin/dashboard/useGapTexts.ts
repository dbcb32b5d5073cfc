import { useTranslate } from 'react-admin';
import { LOCALES } from '../../api/contract/locales.ts';
import type { OverviewGap } from '../../api/contract/types.ts';
import { gapRecord } from './gapRecord.ts';

/** What a record lacks in words: `Picture`, `Czech: name, description`. */
export function useGapTexts(gap: OverviewGap): string[] {
  const translate = useTranslate();
  const { resource } = gapRecord(gap);
  const nameOf = (field: string) =>
    translate(`resources.${resource}.fields.${field}`, {
      _: translate(`paddock.fields.${field}`, { _: field }),
    }).toLowerCase();
  return [
    ...(gap.picture ? [translate('dashboard.gaps.picture')] : []),
    ...LOCALES.filter((locale) => gap.texts[locale].length > 0).map((locale) =>
      translate('dashboard.gaps.texts', {
        language: translate(`paddock.languages.${locale}`),
        fields: [...new Set(gap.texts[locale].map(nameOf))].join(', '),
      }),
    ),
  ];
}
