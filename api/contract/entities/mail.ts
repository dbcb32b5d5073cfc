import { z } from 'zod';

/** How a mail stands, for administrators. Times are ISO-8601, UTC. */
export const mail = z.object({
  id: z.int(),
  /** `failed` is given up: it is tried again only when an administrator asks for it. */
  state: z.enum(['waiting', 'sent', 'failed']),
  /** When it was sent, or when it is tried next; null when it failed. */
  at: z.string().nullable(),
  /** What the mail server said to the last attempt; '' when it took the mail or wasn't asked yet. */
  error: z.string(),
});

export type Mail = z.infer<typeof mail>;
