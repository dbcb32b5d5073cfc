import english from 'ra-language-english';
import type { Texts } from './catalogue.ts';
import frameworkEnglish from './framework.en.json';

/** React-admin's texts, but for one that writes a field such as 'SKU' with a small letter. */
export const framework = [english, frameworkEnglish];
/** The back-office's own, by file. */
export const files = import.meta.glob<Texts>('../**/messages.json', {
  eager: true,
  import: 'default',
  query: '?en',
});
