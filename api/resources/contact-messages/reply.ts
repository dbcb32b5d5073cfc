import type { Knex } from 'knex';
import { raw } from 'objection';
import { ContactMessage, MessageReply } from '../../../db/models/contactMessage.ts';
import { messageReplyCreate } from '../../contract/entities/messageReply.ts';
import { isEmptyReply } from '../../contract/isEmptyReply.ts';
import type { Context } from '../../http/context.ts';
import { parseInput, recordId } from '../../http/validate.ts';
import { invalidField, notFound } from '../../services/failure.ts';
import { sanitiseReply } from '../../services/html.ts';
import { enqueueMail } from '../../services/outbox/mails.ts';

/** Reply, mark and mail are one transaction, so that every reply shown as sent is sent. */
export async function replyTo(knex: Knex, ctx: Context, key: string, now: Date): Promise<void> {
  const message = await ContactMessage.query(knex).findById(recordId(key));
  if (!message) throw notFound('message.notFound');
  const { replyMessage } = parseInput(messageReplyCreate, ctx.state.body);
  const html = sanitiseReply(replyMessage).trim();
  if (isEmptyReply(html)) throw invalidField('replyMessage', 'reply.empty');
  await knex.transaction(async (trx) => {
    const marked = await ContactMessage.query(trx)
      .findById(message.id)
      .patch({ has_reply: true, version: raw('version + 1') });
    // Deleted in the meantime.
    if (marked === 0) throw notFound('message.notFound');
    const { id: replyId } = await MessageReply.query(trx).insert({
      message_id: message.id,
      user_id: ctx.state.user?.id ?? null,
      html,
      created_at: now.toISOString(),
    });
    await enqueueMail(trx, { kind: 'reply', reply_id: replyId }, now);
  });
}
