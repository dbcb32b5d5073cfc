import type { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { sitePaths } from '../../../contract/sitePaths.ts';
import type { Letter } from '../letter.ts';
import { fillIn, MAIL_WORDS } from './words.ts';

/** Says that something is in stock again, to who asked for it. */
export function stockLetter({ to, locale, facts }: OutboxMail, publicUrl: string): Letter {
  const language = locale ?? LOCALES[0];
  const { back_in_stock: say } = MAIL_WORDS[language];
  const { slug = '', name = '' } = facts.product ?? {};
  const url = `${publicUrl}${sitePaths.product(slug)}?lang=${language}`;
  return {
    locale: language,
    to,
    subject: fillIn(say.subject, language, { name }),
    title: say.title,
    parts: [
      { type: 'paragraph', text: fillIn(say.lead, language, { name }) },
      { type: 'button', label: say.button, url },
      { type: 'paragraph', text: say.note },
    ],
    sender: [],
    footLinks: [],
  };
}
