import type { Locale } from '../../../contract/locales.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import type { Composing } from './composing.ts';
import { MAIL_WORDS, mailText } from './words.ts';

/**
 * How the customer reaches the team, as a part of a sentence: by an answer, or where the team has no address, so
 * that nobody reads what mails come from, by the site's form; by phone where the home page hides that.
 */
export function contactWay(given: Pick<Composing, 'seller' | 'locale' | 'shop'>): string {
  const { seller, locale, shop } = given;
  const { words } = MAIL_WORDS[locale];
  if (seller.contact_email) return words.byAnswer;
  if (shop.hasForm) return words.byForm;
  const phone = seller.contact_phone;
  return phone ? mailText(words.byPhone, locale, { phone }) : words.byAnyWay;
}

/** The link to that form. */
export const contactForm = (locale: Locale, publicUrl: string): readonly [string, string] => [
  MAIL_WORDS[locale].words.contactForm,
  `${publicUrl}${sitePaths.home}?lang=${locale}#contact`,
];
