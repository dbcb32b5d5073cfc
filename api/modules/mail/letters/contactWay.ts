import type { Locale } from '../../../contract/locales.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import type { Composing } from './composing.ts';
import { MAIL_WORDS } from './words.ts';

/**
 * How the customer reaches the team, as a part of a sentence: by an answer, or where the team has no address, so
 * that nobody reads what mails come from, by the site's form.
 */
export const contactWay = ({ seller, locale }: Pick<Composing, 'seller' | 'locale'>): string =>
  MAIL_WORDS[locale].words[seller.contact_email ? 'byAnswer' : 'byForm'];

/** The link to that form. */
export const contactForm = (locale: Locale, publicUrl: string): readonly [string, string] => [
  MAIL_WORDS[locale].words.contactForm,
  `${publicUrl}${sitePaths.home}?lang=${locale}#contact`,
];
