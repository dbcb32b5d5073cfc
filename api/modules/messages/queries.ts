import type { Knex } from 'knex';
import { ContactMessage } from '../../../db/models/contactMessage.ts';
import { notFound } from '../../platform/failure.ts';
import type { Context } from '../../platform/http/context.ts';
import { recordId } from '../../platform/http/validate.ts';
import { applyConditions, applyOrder, type Listed } from '../../platform/lists/applyListQuery.ts';
import { boolean, integer, moment, text, words } from '../../platform/lists/fields.ts';
import { type ListQuery, parseListQuery } from '../../platform/lists/listQuery.ts';

export const listedMessages: Listed = {
  model: ContactMessage,
  fields: {
    id: integer,
    name: words,
    email: text,
    subject: words,
    message: text,
    created_at: moment,
    is_read: boolean,
    has_reply: boolean,
    locale: text,
  },
  order: [['created_at', 'desc']],
};

/** The messages that a list asks for, whole or a part, each with the failed mails of its replies. */
export async function listMessages(
  knex: Knex,
  ctx: Context,
): Promise<{ messages: ContactMessage[]; total: number; query: ListQuery }> {
  const { locale } = ctx.state;
  const asked = parseListQuery(ctx.query, listedMessages.fields);
  const query = ContactMessage.query(knex);
  applyConditions(query, asked, listedMessages, locale);
  const total = asked.window ? await query.clone().resultSize() : null;
  applyOrder(query, asked.sort, listedMessages, locale);
  if (asked.window) query.offset(asked.window.offset).limit(asked.window.limit);
  const messages = await query.withGraphFetched('failedMails');
  return { messages, total: total ?? messages.length, query: asked };
}

/** A message with its replies and their mails; throws a 404. */
export async function findMessage(knex: Knex, key: string | undefined): Promise<ContactMessage> {
  const message = await ContactMessage.query(knex)
    .findById(recordId(key))
    .withGraphFetched('[failedMails, replies.[user, mail]]');
  if (!message) throw notFound('message.notFound');
  return message;
}
