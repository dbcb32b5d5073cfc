import czech from 'ra-language-czech';
import english from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { catalogue } from './catalogue.ts';
import frameworkCzech from './framework.cs.json';

const own = catalogue(
  import.meta.glob('../**/messages.json', {
    eager: true,
    import: 'default',
    query: '?cs',
  }),
  'cs',
);

/** Every text of the back-office in Czech; framework.cs adds what react-admin's own Czech lacks. */
export const cs = mergeTranslations(english, czech, frameworkCzech, own);
