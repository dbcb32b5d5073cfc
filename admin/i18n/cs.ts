import czech from 'ra-language-czech';
import english from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { dashboard } from '../dashboard/messages.cs.ts';
import { history } from '../history/messages.cs.ts';
import { lists } from '../lists/messages.cs.ts';
import { live } from '../live/messages.cs.ts';
import { messages } from '../messages/messages.cs.ts';
import { ordering } from '../ordering/messages.cs.ts';
import { orders } from '../orders/messages.cs.ts';
import { palette } from '../palette/messages.cs.ts';
import { previews } from '../previews/messages.cs.ts';
import { shortcuts } from '../shortcuts/messages.cs.ts';
import { frameworkCzech } from './framework.cs.ts';
import { catalogue } from './messages.ts';
import { paddock } from './paddock.cs.ts';

// The query lets the bundler take this language alone out of each file.
const own = catalogue(
  import.meta.glob(['../**/messages.ts', '!../i18n/**'], {
    eager: true,
    import: 'cs',
    query: '?cs',
  }),
);

/** Every text of the back-office in Czech; what react-admin's own Czech lacks stands in framework.cs. */
export const cs = mergeTranslations(english, czech, frameworkCzech, {
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
