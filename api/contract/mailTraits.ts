import type { PerLocale } from './locales.ts';

/** What a mail about an order shows between its first sentence and its button, part by part. */
export type OrderMailPart =
  | 'items'
  | 'parcel'
  | 'tracking'
  | 'payment'
  | 'vouchers'
  | 'address'
  | 'note'
  | 'attachedTerms'
  | 'duties'
  | 'received'
  | 'said'
  | 'reason'
  | 'dates'
  | 'calendar'
  | 'otherDates'
  | 'documents'
  | 'next';

/** What all mails of a kind have in common. */
export interface MailTraits {
  /** Its name in the back-office. */
  label: PerLocale<string>;
  /** The parts of a mail about a single order; other mails have letters of their own. */
  parts?: readonly OrderMailPart[];
  /** About an account of the team: sent first, and seen by owners only. */
  isOfAccount?: true;
}
