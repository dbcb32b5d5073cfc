import { raw } from 'objection';
import { ContactMessage, MessageReply } from '../../../../db/models/contactMessage.ts';
import { isEmptyReply } from '../../../contract/isEmptyReply.ts';
import { command, emit } from '../../../platform/commands.ts';
import { invalidField, notFound } from '../../../platform/failure.ts';
import { sanitiseReply } from '../../../platform/html.ts';

interface Reply {
  message: Pick<ContactMessage, 'id' | 'email'>;
  /** As it was written; what mails must not hold is removed. */
  html: string;
  /** The version of the message that is replied to; null replies to any. */
  version: number | null;
}

/**
 * Replies to a message. Reply, mark and mail are one transaction: every reply shown as sent is sent.
 * @returns false, and nothing was sent, when the message has another version by now
 * @throws Failure 422 where nothing of the reply is left, 404 for a message deleted in the meantime
 */
export const replyToMessage = command(
  async (trx, { message: { id, email }, html: written, version }: Reply, { actor, now }) => {
    const html = sanitiseReply(written).trim();
    if (isEmptyReply(html)) throw invalidField('replyMessage', 'reply.empty');
    const marked = await ContactMessage.query(trx)
      .patch({ has_reply: true, version: raw('version + 1') })
      .where({ id, ...(version !== null && { version }) });
    if (marked === 0) {
      if (await ContactMessage.query(trx).findById(id)) return false;
      throw notFound('message.notFound');
    }
    const { id: replyId } = await MessageReply.query(trx).insert({
      message_id: id,
      user_id: actor.user?.id ?? null,
      html,
      created_at: now.toISOString(),
    });
    emit(trx, 'message.replied', { messageId: id, replyId, to: email });
    return true;
  },
);
