import type { Locale } from '../../api/contract/locales.ts';
import type { Messages } from './translate.ts';

/** One language's texts; each language is a file of its own, so visitors load only theirs. */
export const loadMessages = (locale: Locale): Promise<Messages> =>
  locale === 'cs'
    ? import('./cs.ts').then((module) => module.cs)
    : import('./en.ts').then((module) => module.en);
