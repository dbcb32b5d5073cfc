import { z } from 'zod';
import { SECURITY_KINDS } from '../constants.ts';

/** What an event tells beyond who and where: names of things, numbers, yes or no. */
const securityFacts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** A line of the security log. Times are ISO-8601, UTC. */
export const securityEvent = z.object({
  id: z.int(),
  kind: z.enum(SECURITY_KINDS),
  at: z.string(),
  /** Where several were counted in one line: when the last one was. */
  last_at: z.string(),
  times: z.int(),
  /** Null where nobody was signed in, or the account is gone. */
  user_id: z.int().nullable(),
  /** As it was then; '' where nobody was signed in. */
  username: z.string(),
  /** The account's then, or the one that was tried. */
  email: z.string(),
  /** '' for what was done on the server itself. */
  address: z.string(),
  /** The browser or program, as it calls itself. */
  agent: z.string(),
  /** The same in words, where it is a known browser or system. */
  device: z.string(),
  request_id: z.string(),
  facts: securityFacts,
});

export type SecurityEvent = z.infer<typeof securityEvent>;
export type SecurityFacts = z.infer<typeof securityFacts>;
