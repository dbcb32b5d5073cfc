import type { OutboxMail } from '../../../db/models/outboxMail.ts';
import { DAY_MS, HOUR_MS } from '../../contract/durations.ts';
import { Undeliverable } from './compose.ts';

const FIRST_DELAY_MS = 60_000;
const LONGEST_DELAY_MS = 6 * HOUR_MS;
const GIVEN_UP_MS = 3 * DAY_MS;

/** After how many milliseconds a mail is tried again: 1, 2, 4 … minutes, at most 6 hours. */
export const delayAfter = (attempts: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_DELAY_MS);

/** Whether a mail is given up: it can't be written, was rejected for good, or is three days old. */
export const isFinal = (
  error: unknown,
  { queued_at, created_at }: Pick<OutboxMail, 'queued_at' | 'created_at'>,
  now: Date,
): boolean =>
  isRefusal(error) || now.getTime() - Date.parse(queued_at ?? created_at) >= GIVEN_UP_MS;

/** A reply of 500 and more is final, unless to the login, which is about the configuration. */
function isRefusal(error: unknown): boolean {
  if (error instanceof Undeliverable) return true;
  const { responseCode, code }: { responseCode?: unknown; code?: unknown } = Object(error);
  return typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH';
}

/** Codes of nodemailer, and of the system, for a mail server or disk that takes no mail at all. */
const OUTAGES: readonly unknown[] = [
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ENOTFOUND',
  'EPIPE',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
  'EACCES',
  'ENOSPC',
  'EROFS',
];

/** Whether no mail gets out at all, unlike one that is refused or can't be written. */
export function isOutage(error: unknown): boolean {
  const { responseCode, code }: { responseCode?: unknown; code?: unknown } = Object(error);
  // The server refuses the login, or says that it closes; else a reply is about the mail.
  return code === 'EAUTH' || responseCode === 421 || (!responseCode && OUTAGES.includes(code));
}

/** What the mail server said, or else what went wrong. */
export function reasonOf(error: unknown): string {
  const { response }: { response?: unknown } = Object(error);
  if (typeof response === 'string' && response !== '') return response;
  return error instanceof Error ? error.message : String(error);
}
