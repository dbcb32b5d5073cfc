import type { RelationMappings } from 'objection';
import { belongsTo, Row } from './row.ts';
import { User } from './user.ts';

/** A payment created at a card provider. */
export class CardPayment extends Row {
  static override tableName = 'card_payments';

  declare id: number;
  declare order_id: number;
  /** The provider's id of the payment. */
  declare trans_id: string;
  declare state: 'pending' | 'paid' | 'cancelled';
  declare halere: number;
  /** The provider's payment page. */
  declare redirect: string;
  declare created_at: string;
  /** When the provider was queried last. */
  declare checked_at: string | null;
  /** When the provider is queried next; null: never. */
  declare next_check_at: string | null;
}

/**
 * A refund at a card provider, with the idempotency key of its form. The amount is reserved as soon as
 * the row exists: refunds that are not `done` reduce what can still be refunded.
 */
export class CardRefund extends Row {
  static override tableName = 'card_refunds';
  static override idColumn = 'key';
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'card_refunds.user_id', 'users.id'),
  });

  declare key: string;
  declare trans_id: string;
  /** Null only for older refunds whose payment was deleted. */
  declare order_id: number | null;
  declare halere: number;
  /** The date with which it is booked. */
  declare received_on: string;
  declare note: string;
  /** Null if automatic, or if the user was deleted. */
  declare user_id: number | null;
  /**
   * `due`: not requested yet; `asked`: requested, and unknown if the provider's answer got lost;
   * `done`: booked.
   */
  declare state: 'due' | 'asked' | 'done';
  declare created_at: string;
  declare user?: User | null;
}
