import english from 'ra-language-english';
import type { Texts } from './catalogue.ts';

/** React-admin's texts. */
export const framework = [english];
/** The back-office's own, by file. */
export const files = import.meta.glob<Texts>('../**/messages.json', {
  eager: true,
  import: 'default',
  query: '?en',
});
