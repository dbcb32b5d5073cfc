import type { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import type { Letter } from '../letter.ts';
import { MAIL_WORDS, mailText } from './words.ts';

/** Says that something can be had again, to who asked for it. */
export function alertLetter(
  { to, locale, facts }: OutboxMail,
  kind: 'back_in_stock' | 'place_free',
  publicUrl: string,
): Letter {
  const language = locale ?? LOCALES[0];
  const say = MAIL_WORDS[language][kind];
  const { slug = '', name = '' } = facts.product ?? {};
  const url = `${publicUrl}${sitePaths.product(slug)}?lang=${language}`;
  return {
    locale: language,
    to,
    subject: mailText(say.subject, language, { name }),
    title: say.title,
    parts: [
      { type: 'paragraph', text: mailText(say.lead, language, { name }) },
      { type: 'button', label: say.button, url },
      { type: 'paragraph', text: say.note },
    ],
    sender: [],
    footLinks: [],
  };
}
