import { ContactMessage } from '../../../../db/models/contactMessage.ts';
import type { Locale } from '../../../contract/locales.ts';
import { fold } from '../../../contract/slug.ts';
import { command, emit } from '../../../platform/commands.ts';

interface SentMessage {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The visitor's, in which the team's replies are sent. */
  locale: Locale;
}

/** Stores a message of the contact form and returns its id. */
export const receiveMessage = command(
  async (trx, { name, email, subject, message, locale }: SentMessage) => {
    const { id } = await ContactMessage.query(trx).insert({
      name,
      email,
      subject,
      message,
      locale,
      is_read: false,
      search: fold([name, email, subject, message].join('\n')),
    });
    emit(trx, 'message.received', { messageId: id });
    return id;
  },
);
