import type { Messages } from './translate.ts';

const texts = import.meta.glob<Messages>(
  ['./texts/*.json', '../../api/contract/messages/{site,team}.json'],
  { eager: true, import: 'default', query: '?en' },
);

/** The site's texts in English; `%{name}` is interpolated, `||||` separates plural forms. */
export const en: Messages = Object.assign({}, ...Object.values(texts));
