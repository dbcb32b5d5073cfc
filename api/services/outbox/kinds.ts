import type { MailKind } from '../../contract/constants.ts';

/** Kinds that are about one order. */
export type OrderMailKind = Exclude<MailKind, 'reply' | 'order_links' | 'team_message'>;

/** Mails that go with another one. */
export const ALSO: Partial<Record<OrderMailKind, readonly OrderMailKind[]>> = {
  placed: ['team_order'],
};

export const isToTeam = (kind: MailKind): boolean => kind.startsWith('team_');

/** A mail to one reader, as plain text and as HTML. */
export interface MailTexts {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; cid: string; contentType: string; content: Buffer }[];
}
