import { siteCs } from '../../api/contract/messages/siteCs.ts';
import { withNoBreaks } from '../../api/contract/noBreaks.ts';
import type { Messages } from './translate.ts';

const own = import.meta.glob<Messages>('./texts/*.ts', {
  eager: true,
  import: 'cs',
  query: '?cs',
});

/** The site's texts in Czech; plural forms are one, few (2–4) and other. */
export const cs: Messages = withNoBreaks(Object.assign({}, siteCs, ...Object.values(own)), true);
