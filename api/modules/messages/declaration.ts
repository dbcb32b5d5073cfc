import { ContactMessage } from '../../../db/models/contactMessage.ts';
import {
  contactMessageCreate,
  contactMessageUpdate,
  messageRuleOrder,
} from '../../contract/entities/contactMessage.ts';
import type { ContactMessageDetail, ContactMessage as WireMessage } from '../../contract/types.ts';
import { boolean, integer, text } from '../../platform/lists/fields.ts';
import type { Resource } from '../content/resources/declaration.ts';
import { enqueueMail, presentMail } from '../mail/mails.ts';

interface MessageInput
  extends Partial<Pick<ContactMessage, 'name' | 'email' | 'subject' | 'message' | 'locale'>> {
  is_read?: boolean;
}

export const contactMessages: Resource<ContactMessage, MessageInput, WireMessage> = {
  path: 'contact-messages',
  model: ContactMessage,
  hasSlug: false,
  notFound: 'message.notFound',
  create: contactMessageCreate,
  update: contactMessageUpdate,
  ruleOrder: messageRuleOrder,
  merged: [],
  fields: {
    id: integer,
    name: text,
    email: text,
    subject: text,
    message: text,
    created_at: text,
    is_read: boolean,
    has_reply: boolean,
    locale: text,
  },
  order: [['created_at', 'desc']],
  graph: 'failedMails',
  files: [],
  columns: ({ name, email, subject, message, is_read = false, locale }) => ({
    name,
    email,
    subject,
    message,
    is_read,
    locale,
  }),
  searched: ({ name = '', email = '', subject = '', message = '' }) => [
    name,
    email,
    subject,
    message,
  ],
  present: presentMessage,
  hooks: {
    /** The team is told of a new message. */
    saved: async (trx, id, _input, current) => {
      if (current) return;
      await enqueueMail(trx, { kind: 'team_message', contact_message_id: id }, new Date());
    },
    /** A sent message keeps its texts: only `is_read` may change. */
    prepare: async (input, { ctx, current }) => {
      if (!current) return { ...input, locale: ctx.state.locale };
      const { name, email, subject, message, locale } = current;
      return { name, email, subject, message, locale, is_read: input.is_read };
    },
  },
};

export const answeredMessages: Resource<ContactMessage, MessageInput, ContactMessageDetail> = {
  ...contactMessages,
  graph: '[failedMails, replies.[user, mail]]',
  present: (message) => ({
    ...presentMessage(message),
    replies: (message.replies ?? []).map(({ id, html, user, created_at, mail }) => ({
      id,
      html,
      username: user?.username ?? null,
      created_at,
      mail: presentMail(mail),
    })),
  }),
};

function presentMessage(message: ContactMessage): WireMessage {
  return {
    id: message.id,
    name: message.name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    created_at: message.created_at,
    is_read: message.is_read,
    has_reply: message.has_reply,
    mail_failed: (message.failedMails ?? []).length > 0,
    version: message.version,
  };
}
