import type { OutboxMail } from '../../../db/models/outboxMail.ts';
import { FALLBACK_LOCALE } from '../../contract/locales.ts';
import { messageText } from '../../contract/messages/messages.ts';
import type { Letter } from './letter.ts';

/** The mail that an administrator sends to see that mails arrive. */
export function testMail(mail: Pick<OutboxMail, 'to' | 'locale'>, publicUrl: string): Letter {
  const locale = mail.locale ?? FALLBACK_LOCALE;
  const text = messageText('testMail.text', locale, { site: publicUrl });
  const subject = messageText('testMail.subject', locale);
  const parts = [{ type: 'paragraph', text } as const];
  return { locale, to: mail.to, subject, title: '', parts, sender: [], footLinks: [] };
}
