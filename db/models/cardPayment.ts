import { Row } from './row.ts';

/** A payment that was begun at a card provider. */
export class CardPayment extends Row {
  static override tableName = 'card_payments';

  declare id: number;
  declare order_id: number;
  /** What the provider calls it. */
  declare trans_id: string;
  declare state: 'pending' | 'paid' | 'cancelled';
  declare halere: number;
  /** The provider's page of it. */
  declare redirect: string;
  declare created_at: string;
  /** When the provider was asked last. */
  declare checked_at: string | null;
  /** When it is asked next; null is never. */
  declare next_check_at: string | null;
}

/** Money that a card provider was asked to send back, under the key of the form that asked. */
export class CardRefund extends Row {
  static override tableName = 'card_refunds';
  static override idColumn = 'key';

  declare key: string;
  declare trans_id: string;
  declare halere: number;
  /** `asked` is all that is known when the provider's answer got lost. */
  declare state: 'asked' | 'done';
  declare created_at: string;
}
