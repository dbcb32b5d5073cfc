import { formatDate } from '../../api/contract/dates.ts';
import { currentLanguage } from '../providers/language.ts';

/** A version by its first day; the document's name precedes it on every screen. */
export const versionName = ({ valid_from }: { valid_from?: string }): string =>
  valid_from ? formatDate(valid_from, currentLanguage()) : '';
