import { ContactMessage } from '../../../../db/models/contactMessage.ts';
import { command, emit } from '../../../platform/commands.ts';

interface Mark {
  message: Pick<ContactMessage, 'id' | 'version'>;
  isRead: boolean;
}

/**
 * Marks a message as read or unread; nothing else of a message can be changed.
 * @returns false, and nothing was changed, when the message has another version by now
 */
export const markMessage = command(
  async (trx, { message: { id, version }, isRead }: Mark): Promise<boolean> => {
    const marked = await ContactMessage.query(trx)
      .patch({ is_read: isRead, version: version + 1 })
      .where({ id, version });
    if (marked === 0) return false;
    emit(trx, 'message.changed', { messageId: id });
    return true;
  },
);
