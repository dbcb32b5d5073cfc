import { z } from 'zod';
import { MAIL_KINDS, MAIL_STATES } from '../constants.ts';

/** How a mail stands, for administrators. Times are ISO-8601, UTC. */
export const mail = z.object({
  id: z.int(),
  /** `failed` is given up: it is tried again only when an administrator asks for it. */
  state: z.enum(MAIL_STATES),
  /** When it was sent, or when it is tried next; null when it failed. */
  at: z.string().nullable(),
  /** What the mail server said to the last attempt; '' when it took the mail or wasn't asked yet. */
  error: z.string(),
});

/** A mail in the list of the outbox. */
export const outboxMail = mail.extend({
  kind: z.enum(MAIL_KINDS),
  /** Whom it goes to; '' where what it is about is gone. */
  to: z.string(),
  subject: z.string(),
  attempts: z.int(),
  created_at: z.string(),
  order_id: z.int().nullable(),
});

/** With its texts, as they would be sent now; links in them open no order. */
export const outboxMailDetail = outboxMail.extend({ text: z.string(), html: z.string() });

export type Mail = z.infer<typeof mail>;
export type OutboxMailItem = z.infer<typeof outboxMail>;
export type OutboxMailDetail = z.infer<typeof outboxMailDetail>;
