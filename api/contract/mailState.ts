import type { Mail } from './types.ts';

interface SentMail {
  id: number;
  sent_at: string | null;
  next_attempt_at: string | null;
  error: string;
}

/** The state of a mail for administrators; null for records from before mails were linked. */
export function mailState(mail: SentMail | null | undefined): Mail | null {
  if (!mail) return null;
  const { id, sent_at, next_attempt_at, error } = mail;
  const state = sent_at !== null ? 'sent' : next_attempt_at !== null ? 'waiting' : 'failed';
  return { id, state, at: sent_at ?? next_attempt_at, error };
}
