import { formatDate } from '../../api/contract/dates.ts';
import { currentLanguage } from '../providers/language.ts';

/** A version by its first day, which its document's name precedes on every screen. */
export const versionName = ({ valid_from }: { valid_from?: string }): string =>
  valid_from ? formatDate(valid_from, currentLanguage()) : '';
