import type { OutboxMail } from '../../../db/models/outboxMail.ts';
import type { Mail } from '../../contract/types.ts';

/** A mail as administrators see it; null without one, as of records from before mails were linked. */
export function presentMail(mail: OutboxMail | null | undefined): Mail | null {
  if (!mail) return null;
  const { id, sent_at, next_attempt_at, error } = mail;
  const state = sent_at !== null ? 'sent' : next_attempt_at !== null ? 'waiting' : 'failed';
  return { id, state, at: sent_at ?? next_attempt_at, error };
}
