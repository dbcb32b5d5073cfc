import type { ContactMessage } from '../../../db/models/contactMessage.ts';
import { mailState } from '../../contract/mailState.ts';
import type { ContactMessageDetail, ContactMessage as WireMessage } from '../../contract/types.ts';

/** A message as it travels in lists. */
export const presentMessage = (message: ContactMessage): WireMessage => ({
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
});

/** A message with its replies. */
export const presentDetail = (message: ContactMessage): ContactMessageDetail => ({
  ...presentMessage(message),
  replies: (message.replies ?? []).map(({ id, html, user, created_at, mail }) => ({
    id,
    html,
    username: user?.username ?? null,
    created_at,
    mail: mailState(mail),
  })),
});
