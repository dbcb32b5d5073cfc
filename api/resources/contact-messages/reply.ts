import type { Knex } from 'knex';
import { raw } from 'objection';
import { ContactMessage, MessageReply } from '../../../db/models/contactMessage.ts';
import { formatDateTime } from '../../contract/dates.ts';
import { messageReplyCreate } from '../../contract/entities/messageReply.ts';
import { isEmptyReply } from '../../contract/isEmptyReply.ts';
import type { Context } from '../../http/context.ts';
import { parseInput, recordId } from '../../http/validate.ts';
import { invalidField, notFound } from '../../services/failure.ts';
import { escapeHtml, plainText, sanitiseReply } from '../../services/html.ts';
import { enqueueMail } from '../../services/outbox/mails.ts';

/** Reply, mark and mail are one transaction, so that every reply shown as sent is sent. */
export async function replyTo(knex: Knex, ctx: Context, key: string, now: Date): Promise<void> {
  const message = await ContactMessage.query(knex).findById(recordId(key) ?? 0);
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
    await enqueueMail(trx, { ...replyMail(message, html), replyId }, now);
  });
}

const QUOTED = { en: 'Your message of', cs: 'Vaše zpráva z' } as const;

function replyMail({ email, subject, locale, message, created_at }: ContactMessage, html: string) {
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
