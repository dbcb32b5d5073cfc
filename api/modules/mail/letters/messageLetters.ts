import type { ContactMessage } from '../../../../db/models/contactMessage.ts';
import type { OutboxMail } from '../../../../db/models/outboxMail.ts';
import { formatDateTime } from '../../../contract/dates.ts';
import { FALLBACK_LOCALE, type Locale } from '../../../contract/locales.ts';
import { messageText } from '../../../contract/messages/messages.ts';
import type { Letter } from '../letter.ts';
import { MAIL_WORDS, mailText } from './words.ts';

const NO_FOOT = { sender: [], footLinks: [] };

/** The reply to a message, with the message below. */
export function replyLetter(message: ContactMessage, html: string): Letter {
  const { email, subject, locale, created_at } = message;
  const { words } = MAIL_WORDS[locale];
  const when = formatDateTime(created_at, locale);
  return {
    locale,
    to: email,
    title: '',
    subject: /^re:/i.test(subject) ? subject : `Re: ${subject}`,
    parts: [
      { type: 'html', html },
      { type: 'quote', title: mailText(words.quoted, locale, { when }), text: message.message },
    ],
    ...NO_FOOT,
  };
}

/** Informs the team of a new message. */
export function newMessageLetter(
  message: ContactMessage,
  { locale, to, link }: { locale: Locale; to: string; link: string },
): Letter {
  const { team_message: say, words } = MAIL_WORDS[locale];
  const { name, email, subject } = message;
  const values = { name, about: subject };
  return {
    locale,
    to,
    replyTo: email,
    subject: mailText(say.subject, locale, values),
    title: say.title,
    parts: [
      { type: 'paragraph', text: mailText(say.lead, locale, values) },
      {
        type: 'facts',
        facts: [
          [words.name, name],
          [words.email, email],
          [words.about, subject],
        ],
      },
      { type: 'quote', title: '', text: message.message },
      { type: 'button', label: words.inBackOffice, url: link },
    ],
    ...NO_FOOT,
  };
}

/** The links to the pages of a customer's orders, as label and address. */
export function linksLetter(
  links: readonly (readonly [label: string, url: string])[],
  { locale, to }: { locale: Locale; to: string },
): Letter {
  const { order_links: say } = MAIL_WORDS[locale];
  return {
    locale,
    to,
    subject: say.subject,
    title: say.title,
    parts: [
      { type: 'paragraph', text: mailText(say.lead, locale, { smart_count: links.length }) },
      { type: 'links', links },
      { type: 'paragraph', text: say.note },
    ],
    ...NO_FOOT,
  };
}

/** The mail that an administrator sends to see that mails arrive. */
export function testMail(mail: Pick<OutboxMail, 'to' | 'locale'>, publicUrl: string): Letter {
  const locale = mail.locale ?? FALLBACK_LOCALE;
  const text = messageText('testMail.text', locale, { site: publicUrl });
  const subject = messageText('testMail.subject', locale);
  const parts = [{ type: 'paragraph', text } as const];
  return { locale, to: mail.to, subject, title: '', parts, ...NO_FOOT };
}
