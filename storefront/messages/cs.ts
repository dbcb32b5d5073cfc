import { withNoBreaks } from '../../api/contract/noBreaks.ts';
import type { Messages } from './translate.ts';

const texts = import.meta.glob<Messages>(
  ['./texts/*.json', '../../api/contract/messages/{site,team}.json'],
  { eager: true, import: 'default', query: '?cs' },
);

/** The site's texts in Czech; plural forms are one, few (2–4) and other. */
export const cs: Messages = withNoBreaks(Object.assign({}, ...Object.values(texts)), true);
