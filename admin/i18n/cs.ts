import czech from 'ra-language-czech';
import english from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { frameworkCzech } from './framework.cs.ts';
import { catalogue } from './messages.ts';

// The query lets the bundler take this language alone out of each file.
const own = catalogue(
  import.meta.glob(['../**/messages.ts', '!../i18n/messages.ts'], {
    eager: true,
    import: 'cs',
    query: '?cs',
  }),
);

/** Every text of the back-office in Czech; what react-admin's own Czech lacks stands in framework.cs. */
export const cs = mergeTranslations(english, czech, frameworkCzech, own);
