import {
  contactMessage,
  contactMessageCreate,
  contactMessageDetail,
  messageReply,
  messageReplyCreate,
} from '../../../contract/entities/contactMessage.ts';
import { answer, failures, listAnswer } from '../../../platform/openapi/answers.ts';
import type { RouterPart } from '../../../platform/openapi/model.ts';
import { requestBody } from '../../../platform/openapi/requestBody.ts';
import { changesOf } from '../../content/resources/describe.ts';
import { contactMessages } from '../../messages/declaration.ts';

const NAME = 'ContactMessageDetail';

export const contactMessagesPart: RouterPart = {
  tag: { name: 'Messages', description: 'The contact form and the inbox behind it.' },
  routes: {
    'get /contact-messages': {
      id: 'listContactMessages',
      summary: 'List messages',
      description: 'Newest first.',
      list: contactMessages.fields,
      answers: { 200: listAnswer('The messages.', 'ContactMessage') },
    },
    'post /contact-messages': {
      id: 'sendContactMessage',
      summary: 'Send a message to the team',
      description: 'At most 20 in 10 minutes from one address.',
      body: requestBody('ContactMessageCreate', contactMessageCreate),
      answers: {
        201: answer('The message as it was received.', 'ContactMessage'),
        ...failures(429),
      },
    },
    'get /contact-messages/{key}': {
      id: 'getContactMessage',
      summary: 'Read one message with its replies',
      answers: { 200: answer('The message.', NAME) },
    },
    ...changesOf(contactMessages, {
      name: 'ContactMessage',
      answered: NAME,
      change: {
        summary: 'Mark a message as read or unread',
        description: 'Nothing else of a message can be changed.',
      },
    }),
    'post /contact-messages/{key}/reply': {
      id: 'replyToContactMessage',
      summary: 'Reply to a message by e-mail',
      description: 'The HTML is sanitised; the mail goes out in the language of the visitor.',
      body: requestBody('MessageReplyCreate', messageReplyCreate),
      answers: { 201: answer('The message with its replies.', NAME) },
    },
  },
  records: {
    ContactMessage: contactMessage,
    ContactMessageDetail: contactMessageDetail,
    MessageReply: messageReply,
  },
};
