import type { RelationMappings } from 'objection';
import type { PaymentSource } from '../../api/contract/payments.ts';
import { belongsTo, hasMany, Row } from './row.ts';
import { User } from './user.ts';

/** A move of a booked payment to another order, or back to the waiting ones. */
export class PaymentMove extends Row {
  static override tableName = 'payment_moves';
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'payment_moves.user_id', 'users.id'),
  });

  declare id: number;
  declare payment_id: number;
  /** Null if the order was deleted. */
  declare from_order_id: number | null;
  /** Null if the order was deleted, or if the payment waits again. */
  declare to_order_id: number | null;
  declare reason: string;
  /** Null if the user was deleted. */
  declare user_id: number | null;
  declare at: string;
  declare user?: User | null;
}

/** Money received or refunded. */
export class Payment extends Row {
  static override tableName = 'payments';
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'payments.user_id', 'users.id'),
    moves: hasMany(PaymentMove, 'payments.id', 'payment_moves.payment_id', 'id'),
  });

  declare id: number;
  /** Null until the payment is matched with an order. */
  declare order_id: number | null;
  declare source: PaymentSource;
  /** The source's id of the payment, so that it is not booked twice. */
  declare external_id: string;
  /** Negative for a refund. */
  declare halere: number;
  /** The date of the transaction, YYYY-MM-DD. */
  declare received_on: string;
  declare variable_symbol: string;
  declare counter_account: string;
  declare payer: string;
  declare message: string;
  declare note: string;
  declare state: 'booked' | 'waiting' | 'dismissed';
  /** Who booked or dismissed it; null if automatic, or if the user was deleted. */
  declare user_id: number | null;
  declare created_at: string;
  /** When it was booked or dismissed; null while it waits. */
  declare decided_at: string | null;
  declare user?: User | null;
  declare moves?: PaymentMove[];
}
