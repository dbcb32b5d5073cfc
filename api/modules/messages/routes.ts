import type { Knex } from 'knex';
import {
  contactMessage,
  contactMessageDetail,
  contactMessageUpdate,
  messageReply,
  messageReplyCreate,
} from '../../contract/entities/contactMessage.ts';
import type { Bus } from '../../platform/commands.ts';
import { conflict } from '../../platform/failure.ts';
import { changedRecord } from '../../platform/http/changedRecord.ts';
import { actorOf } from '../../platform/http/principal.ts';
import { putAndPatch, type RouteGroup, route } from '../../platform/http/route.ts';
import { parseInput } from '../../platform/http/validate.ts';
import type { CreateLimiter } from '../../platform/limiter.ts';
import { answerPrivateList } from '../../platform/lists/listAnswer.ts';
import { answer, listAnswer, olderVersion } from '../../platform/openapi/answers.ts';
import { changeBody } from '../../platform/openapi/changeBody.ts';
import { inSchema } from '../../platform/openapi/inSchema.ts';
import { schemaRef } from '../../platform/openapi/model.ts';
import { requestBody } from '../../platform/openapi/requestBody.ts';
import { deleteMessage } from './commands/deleteMessage.ts';
import { markMessage } from './commands/markMessage.ts';
import { replyToMessage } from './commands/replyToMessage.ts';
import { contactFormRoute } from './contactFormRoute.ts';
import { presentDetail, presentMessage } from './present.ts';
import { findMessage, listedMessages, listMessages } from './queries.ts';

interface MessagesDeps {
  knex: Knex;
  bus: Bus;
  createLimiter: CreateLimiter;
  /** Removes the files of mails that were deleted with a message. */
  removeStrayMails(): Promise<void>;
}

const DETAIL = 'ContactMessageDetail';

/** The contact form, and the inbox behind it. */
export const messagesRoutes = (deps: MessagesDeps): RouteGroup => {
  const { knex, bus, removeStrayMails } = deps;
  return {
    tag: { name: 'Messages', description: 'The contact form and the inbox behind it.' },
    records: {
      ContactMessage: contactMessage,
      ContactMessageDetail: contactMessageDetail,
      MessageReply: messageReply,
    },
    routes: [
      route({
        id: 'listContactMessages',
        method: 'get',
        path: '/contact-messages',
        needs: 'read messages',
        summary: 'List messages',
        description: 'Newest first.',
        list: listedMessages.fields,
        answers: { 200: listAnswer('The messages.', 'ContactMessage') },
        run: async (ctx) => {
          const { messages, ...list } = await listMessages(knex, ctx);
          const records = messages.map(presentMessage);
          await answerPrivateList(deps, ctx, 'contact-messages', { ...list, records });
        },
      }),
      contactFormRoute(deps),
      route({
        id: 'getContactMessage',
        method: 'get',
        path: '/contact-messages/:key',
        needs: 'read messages',
        summary: 'Read one message with its replies',
        answers: { 200: answer('The message.', DETAIL) },
        run: async (ctx) => presentDetail(await findMessage(knex, ctx.params.key)),
      }),
      ...putAndPatch(
        { put: 'putContactMessage', patch: 'patchContactMessage' },
        {
          path: '/contact-messages/:key',
          needs: 'write messages',
          summary: 'Mark a message as read or unread',
          description: 'Nothing else of a message can be changed.',
          input: changeBody('ContactMessageUpdate', contactMessageUpdate),
          answers: {
            200: answer('The current record.', DETAIL),
            409: olderVersion(
              'An older `version` was sent; `record` is the current record.',
              schemaRef(DETAIL),
            ),
          },
          run: async (ctx) => {
            const message = await findMessage(knex, ctx.params.key);
            return changedRecord(ctx, {
              version: message.version,
              write: () => {
                const merged = { is_read: message.is_read, ...ctx.state.body };
                const { is_read: isRead } = parseInput(contactMessageUpdate, merged);
                return markMessage(bus, { message, isRead }, actorOf(ctx));
              },
              shown: async () => presentDetail(await findMessage(knex, ctx.params.key)),
            });
          },
        },
      ),
      route({
        id: 'deleteContactMessage',
        method: 'delete',
        path: '/contact-messages/:key',
        needs: 'write messages',
        summary: 'Delete a contact message',
        answers: { 200: answer('The deleted record.', DETAIL) },
        run: async (ctx) => {
          const message = await findMessage(knex, ctx.params.key);
          await deleteMessage(bus, { id: message.id }, actorOf(ctx));
          await removeStrayMails();
          return presentDetail(message);
        },
      }),
      route({
        id: 'replyToContactMessage',
        method: 'post',
        path: '/contact-messages/:key/reply',
        needs: 'write messages',
        summary: 'Reply to a message by e-mail',
        description: 'The HTML is sanitised; the mail goes out in the language of the visitor.',
        // Parsed below, since an unknown message comes before an empty reply.
        input: requestBody('MessageReplyCreate', () => inSchema(messageReplyCreate)),
        answers: {
          201: answer('The message with its replies.', DETAIL),
          409: olderVersion(
            'An older `version` was sent and nothing was mailed; `record` is the current message.',
            schemaRef(DETAIL),
          ),
        },
        run: async (ctx) => {
          const message = await findMessage(knex, ctx.params.key);
          const { replyMessage: html, version } = parseInput(messageReplyCreate, ctx.state.body);
          const isSent = await replyToMessage(bus, { message, html, version }, actorOf(ctx));
          const current = presentDetail(await findMessage(knex, String(message.id)));
          if (!isSent) throw conflict('error.conflict', { record: current });
          return current;
        },
      }),
    ],
  };
};
