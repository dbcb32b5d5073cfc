import type { Locale } from '../../../contract/locales.ts';

interface NewCardPayment {
  orderId: number;
  halere: number;
  name: string;
  email: string;
  /** The language of the provider's page. */
  locale: Locale;
  /** Where it sends the customer back to, however it ended. */
  returnTo: string;
}

/** What a provider says of a payment. */
export interface CardStatus {
  state: 'pending' | 'paid' | 'cancelled';
  orderId: number;
  halere: number;
}

/** A provider of card payments. Its methods throw ProviderRefused or ProviderUnreachable. */
export interface CardProvider {
  create(payment: NewCardPayment): Promise<{ transId: string; redirect: string }>;
  status(transId: string): Promise<CardStatus>;
  /** Closes the page of a payment that isn't paid; refused for one that is, or is being paid. */
  cancel(transId: string): Promise<void>;
  refund(transId: string, halere: number): Promise<void>;
  /** Which payment a notification is about; nothing else in it is to be trusted. Null for none. */
  notified(form: URLSearchParams): string | null;
  /** What the provider wants to hear of a notification: all others it sends again. */
  acknowledgement: string;
}

/** The provider answered that it won't do what it was asked. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
}

/** No answer came, or none that can be read: what was asked may have been done. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}
