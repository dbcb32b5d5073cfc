import type { ContactMessage } from '../../../db/models/contactMessage.ts';
import { formatDateTime } from '../../contract/dates.ts';
import { escapeHtml, plainText } from '../html.ts';
import type { MailTexts } from './kinds.ts';

const QUOTED = { en: 'Your message of', cs: 'Vaše zpráva z' } as const;

/** The mail that carries a reply, with the message that it answers. */
export function replyMail(
  { email, subject, locale, message, created_at }: ContactMessage,
  html: string,
): MailTexts {
  const written = `${QUOTED[locale]} ${formatDateTime(created_at, locale)}:`;
  const reply = plainText(html, (words, href) => (words === href ? words : `${words} (${href})`));
  const quoted = message.replace(/^/gm, '> ');
  const quotedHtml = escapeHtml(message).replaceAll('\n', '<br>');
  return {
    to: email,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    text: `${reply}\n\n${written}\n${quoted}\n`,
    html: `${html}<p>${written}</p><blockquote>${quotedHtml}</blockquote>`,
  };
}
