import { siteEn } from '../../api/contract/messages/siteEn.ts';
import type { Messages } from './translate.ts';

// The query lets the bundler take this language alone out of each file.
const own = import.meta.glob<Messages>('./texts/*.ts', {
  eager: true,
  import: 'en',
  query: '?en',
});

/** The site's texts in English; `%{name}` is filled in, `||||` parts plural forms. */
export const en: Messages = Object.assign({}, siteEn, ...Object.values(own));
