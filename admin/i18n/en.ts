import english from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { catalogue } from './messages.ts';

// The query lets the bundler take this language alone out of each file.
const own = catalogue(
  import.meta.glob(['../**/messages.ts', '!../i18n/messages.ts'], {
    eager: true,
    import: 'en',
    query: '?en',
  }),
);

/** Every text of the back-office in English. */
export const en = mergeTranslations(english, own);
