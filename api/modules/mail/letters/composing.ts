import type { Order } from '../../../../db/models/order.ts';
import type { MailFacts } from '../../../../db/models/outboxMail.ts';
import type { Booking } from '../../../../db/models/slot.ts';
import type { Seller } from '../../../contract/documents.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { OrderMailKind } from '../../../contract/mailKinds.ts';
import type documents from '../../../contract/messages/documents.json';
import type { LetterPart } from '../letter.ts';
import type { ShopFacts } from '../shopFacts.ts';

/** What a letter about an order is made of. */
export interface OrderMail {
  kind: OrderMailKind;
  /** The language of the letter, which may be another one than the order's. */
  locale: Locale;
  order: Order;
  /** Those of its pieces, with their dates. */
  bookings: readonly Booking[];
  facts: MailFacts;
  seller: Seller;
  publicUrl: string;
  shop: ShopFacts;
  /** The customer's page of the order or, for the team, its place in the back-office. */
  link: string;
  /** Where the customer opens an issued document of the order. */
  documentLink(id: number): string;
  /** Where the customer downloads the order's dates for a calendar. */
  calendarLink: string;
  /** The day in Prague on which it is written, YYYY-MM-DD. */
  today: string;
  to: string;
}

export interface Composing extends OrderMail {
  say: DocumentWords;
}

type DocumentWords = typeof documents.en.invoice;

/** Makes a part of a letter; nothing where there is nothing to say. */
export type MakePart = (given: Composing) => LetterPart[];
