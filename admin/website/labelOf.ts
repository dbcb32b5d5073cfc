import { KNOWN_SETTINGS } from '../../api/contract/knownSettings.ts';
import { currentLanguage } from '../providers/language.ts';

/** A known setting's name in the language of the interface; the key of any other. */
export const labelOf = (key: string): string =>
  KNOWN_SETTINGS.find((known) => known.key === key)?.label[currentLanguage()] ?? key;

/** The same within its group: 'About: first paragraph' is 'First paragraph' there. */
export function labelInGroup(key: string): string {
  const name = labelOf(key).replace(/^[^:]*: /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
