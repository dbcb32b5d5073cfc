import { KNOWN_SETTINGS } from '../../api/contract/knownSettings.ts';
import { currentLanguage } from '../providers/language.ts';

/** A known setting's name in the current language; the key of an unknown one. */
export const labelOf = (key: string): string =>
  KNOWN_SETTINGS.find((known) => known.key === key)?.label[currentLanguage()] ?? key;

/** The name within its group: 'About: first paragraph' becomes 'First paragraph'. */
export function labelInGroup(key: string): string {
  const name = labelOf(key).replace(/^[^:]*: /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
