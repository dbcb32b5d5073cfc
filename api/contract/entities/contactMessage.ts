import { z } from 'zod';
import {
  flag,
  optionalInteger,
  requiredEmail,
  requiredLine,
  requiredText,
  richText,
} from '../fields.ts';
import { isEmptyReply } from '../isEmptyReply.ts';
import type { MessageKey } from '../messages/messages.ts';
import { mail } from './mail.ts';

const agreed = z.preprocess(
  (value) => value === true || value === 1 || value === 'true' || value === '1' || value === 'on',
  z.literal(true, { error: 'contact.terms' }),
);

/** A field invisible to people: only bots fill it in. */
const honeypot = z.preprocess((value) => value ?? '', z.literal('', { error: 'contact.spam' }));

export const contactMessageCreate = z.object({
  name: requiredLine('contact.required'),
  email: requiredEmail('contact.required'),
  subject: requiredLine('contact.required'),
  message: requiredText('contact.required'),
  termsAgreed: agreed,
  honeypot,
});

/** Required fields, then the terms, spam and the format of the e-mail. */
export const messageRuleOrder: readonly MessageKey[] = [
  'contact.required',
  'contact.terms',
  'contact.spam',
  'email.wrong',
];

export const contactMessageUpdate = z.object({ is_read: flag(false) });

/** A received message, for administrators only. `created_at` is ISO-8601, UTC. */
export const contactMessage = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.string(),
  is_read: z.boolean(),
  has_reply: z.boolean(),
  mail_failed: z.boolean(),
  version: z.int(),
});

/** Input of a reply; with the version of the message, one that was changed or answered meanwhile answers 409. */
export const messageReplyCreate = z.object({
  replyMessage: richText().refine((html) => !isEmptyReply(html), { error: 'reply.empty' }),
  version: optionalInteger(),
});

/** A sent reply; `username` is its author, null if the account was deleted. */
export const messageReply = z.object({
  id: z.int(),
  html: z.string(),
  username: z.string().nullable(),
  created_at: z.string(),
  /** The mail with the reply; null after its retention period. */
  mail: mail.nullable(),
});

export const contactMessageDetail = contactMessage.extend({
  replies: z.array(messageReply),
});

export type ContactMessage = z.infer<typeof contactMessage>;
export type MessageReply = z.infer<typeof messageReply>;
export type ContactMessageDetail = z.infer<typeof contactMessageDetail>;
