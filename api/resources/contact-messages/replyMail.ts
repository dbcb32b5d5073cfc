import { formatDateTime } from '../../contract/dates.ts';
import type { Locale } from '../../contract/locales.ts';
import { escapeHtml, plainText } from '../../services/html/plainText.ts';

/** What of a message its reply's mail is made of. */
interface Answered {
  email: string;
  subject: string;
  message: string;
  created_at: string;
  locale: Locale;
}

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const QUOTED = { en: 'Your message of', cs: 'Vaše zpráva z' } as const;

/** The mail that brings a reply, with the visitor's own message below it, in the visitor's language. */
export function replyMail(message: Answered, html: string): Mail {
  const { email, subject, locale } = message;
  const written = `${QUOTED[locale]} ${formatDateTime(message.created_at, locale)}:`;
  const reply = plainText(html, (words, href) => (words === href ? words : `${words} (${href})`));
  const quoted = message.message.replace(/^/gm, '> ');
  const quotedHtml = escapeHtml(message.message).replaceAll('\n', '<br>');
  return {
    to: email,
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    text: `${reply}\n\n${written}\n${quoted}\n`,
    html: `${html}<p>${written}</p><blockquote>${quotedHtml}</blockquote>`,
  };
}
