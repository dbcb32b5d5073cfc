import english from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { dashboard } from '../dashboard/messages.en.ts';
import { history } from '../history/messages.en.ts';
import { lists } from '../lists/messages.en.ts';
import { live } from '../live/messages.en.ts';
import { messages } from '../messages/messages.en.ts';
import { ordering } from '../ordering/messages.en.ts';
import { orders } from '../orders/messages.en.ts';
import { palette } from '../palette/messages.en.ts';
import { previews } from '../previews/messages.en.ts';
import { shortcuts } from '../shortcuts/messages.en.ts';
import { catalogue } from './messages.ts';
import { paddock } from './paddock.en.ts';

// The query lets the bundler take this language alone out of each file.
const own = catalogue(
  import.meta.glob(['../**/messages.ts', '!../i18n/**'], {
    eager: true,
    import: 'en',
    query: '?en',
  }),
);

/** Every text of the back-office in English. */
export const en = mergeTranslations(english, {
  ...own,
  paddock,
  dashboard,
  palette,
  previews,
  lists,
  live,
  ordering,
  shortcuts,
  resources: {
    ...own.resources,
    history,
    messages,
    orders,
  },
});
