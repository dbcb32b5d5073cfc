import { z } from 'zod';
import { richText } from '../fields.ts';
import { isEmptyReply } from '../isEmptyReply.ts';
import { contactMessage } from './contactMessage.ts';
import { mail } from './mail.ts';

export const messageReplyCreate = z.object({
  replyMessage: richText().refine((html) => !isEmptyReply(html), { error: 'reply.empty' }),
});

/** A sent reply; `username` is its author's, null when the account is gone. */
export const messageReply = z.object({
  id: z.int(),
  html: z.string(),
  username: z.string().nullable(),
  created_at: z.string(),
  /** The mail that brings it; null once it is swept. */
  mail: mail.nullable(),
});

export const contactMessageDetail = contactMessage.extend({
  replies: z.array(messageReply),
});

export type MessageReply = z.infer<typeof messageReply>;
export type ContactMessageDetail = z.infer<typeof contactMessageDetail>;
