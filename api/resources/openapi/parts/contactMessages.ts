import {
  contactMessage,
  contactMessageCreate,
  contactMessageUpdate,
} from '../../../contract/entities/contactMessage.ts';
import {
  contactMessageDetail,
  messageReply,
  messageReplyCreate,
} from '../../../contract/entities/messageReply.ts';
import { contactMessages } from '../../contact-messages/declaration.ts';
import { answer, failures, listAnswer } from '../answers.ts';
import { inSchema } from '../inSchema.ts';
import { listParameters } from '../listParameters.ts';
import { type Part, schemaRef } from '../model.ts';
import { changesOf, keyParameter } from '../plainResource.ts';
import { requestBody } from '../requestBody.ts';

const NAME = 'ContactMessageDetail';
const form = requestBody('ContactMessageCreate', inSchema(contactMessageCreate));
const reply = requestBody('MessageReplyCreate', inSchema(messageReplyCreate));
const key = keyParameter(false);
const changes = changesOf(
  { update: contactMessageUpdate, hasSlug: false, files: [] },
  { name: 'ContactMessage', answered: NAME },
);
const mark = {
  summary: 'Mark a message as read or unread',
  description: 'Nothing else of a message can be changed.',
};

/** The contact form and the inbox. */
export const contactMessagesPart: Part = {
  tag: { name: 'Messages', description: 'The contact form and the inbox behind it.' },
  paths: {
    '/contact-messages': {
      get: {
        id: 'listContactMessages',
        summary: 'List messages',
        description: 'Newest first.',
        access: 'administrator',
        parameters: listParameters(contactMessages.fields),
        answers: {
          200: listAnswer('The messages.', schemaRef('ContactMessage')),
          ...failures(400),
        },
      },
      post: {
        id: 'sendContactMessage',
        summary: 'Send a message to the team',
        description: 'At most 20 in 10 minutes from one address.',
        access: 'public',
        body: form.body,
        answers: {
          201: answer('The message as it was received.', schemaRef('ContactMessage')),
          ...failures(400, 413, 415, 422, 429),
        },
      },
    },
    '/contact-messages/{key}': {
      get: {
        id: 'getContactMessage',
        summary: 'Read one message with its replies',
        access: 'administrator',
        parameters: [key],
        answers: { 200: answer('The message.', schemaRef(NAME)), ...failures(404) },
      },
      put: { ...changes.put, ...mark },
      patch: { ...changes.patch, ...mark },
      delete: changes.delete,
    },
    '/contact-messages/{key}/reply': {
      post: {
        id: 'replyToContactMessage',
        summary: 'Reply to a message by e-mail',
        description: 'The HTML is sanitised; the mail goes out in the language of the visitor.',
        access: 'administrator',
        parameters: [key],
        body: reply.body,
        answers: {
          201: answer('The message with its replies.', schemaRef(NAME)),
          ...failures(400, 404, 413, 415, 422),
        },
      },
    },
  },
  records: {
    ContactMessage: contactMessage,
    ContactMessageDetail: contactMessageDetail,
    MessageReply: messageReply,
  },
  inputs: { ...form.inputs, ...reply.inputs, ...changes.inputs },
};
