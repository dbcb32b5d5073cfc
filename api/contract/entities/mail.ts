import { z } from 'zod';
import { MAIL_STATES } from '../constants.ts';
import { MAIL_KINDS } from '../mailKinds.ts';

/** The state of a mail, for administrators. Times are ISO-8601, UTC. */
export const mail = z.object({
  id: z.int(),
  /** `failed`: given up, and retried only at an administrator's request. */
  state: z.enum(MAIL_STATES),
  /** When it was sent or will be tried next; null if it failed. */
  at: z.string().nullable(),
  /** The mail server's answer to the last attempt; '' if it accepted the mail or was not tried yet. */
  error: z.string(),
});

/** A mail in the outbox list. */
export const outboxMail = mail.extend({
  kind: z.enum(MAIL_KINDS),
  /** The recipient; '' if the mail's subject was deleted. */
  to: z.string(),
  subject: z.string(),
  attempts: z.int(),
  created_at: z.string(),
  order_id: z.int().nullable(),
});

/** With the texts as they would be sent now; links to orders are inactive. */
export const outboxMailDetail = outboxMail.extend({ text: z.string(), html: z.string() });

export type Mail = z.infer<typeof mail>;
export type OutboxMailItem = z.infer<typeof outboxMail>;
export type OutboxMailDetail = z.infer<typeof outboxMailDetail>;
