import type { RelationMappings } from 'objection';
import { belongsTo, Row } from './row.ts';
import { User } from './user.ts';

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

/**
 * Money that a card provider is to send back, under the key of the form that asked. It is reserved
 * from the moment this row is there: what is not `done` counts against what may still go back.
 */
export class CardRefund extends Row {
  static override tableName = 'card_refunds';
  static override idColumn = 'key';
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'card_refunds.user_id', 'users.id'),
  });

  declare key: string;
  declare trans_id: string;
  /** Null only for those from before it was kept whose payment is gone. */
  declare order_id: number | null;
  declare halere: number;
  /** What it is booked with. */
  declare received_on: string;
  declare note: string;
  /** Null when the product does it by itself, and once that user is deleted. */
  declare user_id: number | null;
  /**
   * `due` was not asked for yet; `asked` is all that is known when the provider's answer got lost;
   * `done` is booked.
   */
  declare state: 'due' | 'asked' | 'done';
  declare created_at: string;
  declare user?: User | null;
}
