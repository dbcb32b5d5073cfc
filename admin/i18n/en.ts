import english from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { catalogue } from './catalogue.ts';

const own = catalogue(
  import.meta.glob('../**/messages.json', {
    eager: true,
    import: 'default',
    query: '?en',
  }),
  'en',
);

/** Every text of the back-office in English. */
export const en = mergeTranslations(english, own);
