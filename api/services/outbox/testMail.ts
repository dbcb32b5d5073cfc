import type { OutboxMail } from '../../../db/models/outboxMail.ts';
import { FALLBACK_LOCALE } from '../../contract/locales.ts';
import { messageText } from '../../contract/messages/messages.ts';
import type { MailTexts } from './kinds.ts';

/** The mail that an administrator sends to see that mails arrive. */
export function testMail(
  { to, locale }: Pick<OutboxMail, 'to' | 'locale'>,
  publicUrl: string,
): MailTexts {
  const text = messageText('testMail.text', locale ?? FALLBACK_LOCALE, { site: publicUrl });
  const subject = messageText('testMail.subject', locale ?? FALLBACK_LOCALE);
  return { to, subject, text: `${text}\n`, html: `<p>${text}</p>` };
}
