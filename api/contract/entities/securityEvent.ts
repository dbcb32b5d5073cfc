import { z } from 'zod';
import { SECURITY_KINDS } from '../constants.ts';

/** Further details of an event: names, numbers, flags. */
const securityFacts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** A line of the security log. Times are ISO-8601, UTC. */
export const securityEvent = z.object({
  id: z.int(),
  kind: z.enum(SECURITY_KINDS),
  at: z.string(),
  /** The time of the last one, if several events are counted in one line. */
  last_at: z.string(),
  times: z.int(),
  /** Null without a signed-in user, or if the account was deleted. */
  user_id: z.int().nullable(),
  /** The name at that time; '' without a signed-in user. */
  username: z.string(),
  /** The account's e-mail at that time, or the one that was tried. */
  email: z.string(),
  /** The IP address; '' for actions on the server itself. */
  address: z.string(),
  /** The user agent. */
  agent: z.string(),
  /** The user agent in words, for known browsers and systems. */
  device: z.string(),
  request_id: z.string(),
  facts: securityFacts,
});

export type SecurityEvent = z.infer<typeof securityEvent>;
export type SecurityFacts = z.infer<typeof securityFacts>;
