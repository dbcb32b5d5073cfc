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
}

/**
 * Replies to a message. Reply, mark and mail are one transaction: every reply shown as sent is sent.
 * @throws Failure 422 where nothing of the reply is left, 404 for a message deleted in the meantime
 */
export const replyToMessage = command(
  async (trx, { message: { id, email }, html: written }: Reply, { actor, now }) => {
    const html = sanitiseReply(written).trim();
    if (isEmptyReply(html)) throw invalidField('replyMessage', 'reply.empty');
    const marked = await ContactMessage.query(trx)
      .findById(id)
      .patch({ has_reply: true, version: raw('version + 1') });
    if (marked === 0) throw notFound('message.notFound');
    const { id: replyId } = await MessageReply.query(trx).insert({
      message_id: id,
      user_id: actor.user?.id ?? null,
      html,
      created_at: now.toISOString(),
    });
    emit(trx, 'message.replied', { messageId: id, replyId, to: email });
  },
);
