import czech from 'ra-language-czech';
import type { Texts } from './catalogue.ts';
import frameworkCzech from './framework.cs.json';

/** React-admin's texts, with those that its Czech lacks. */
export const framework = [czech, frameworkCzech];
/** The back-office's own, by file. */
export const files = import.meta.glob<Texts>('../**/messages.json', {
  eager: true,
  import: 'default',
  query: '?cs',
});
