import type { RelationMappings } from 'objection';
import type { PaymentSource } from '../../api/contract/payments.ts';
import { belongsTo, hasMany, Row } from './row.ts';
import { User } from './user.ts';

/** A booked payment was given to another order, or put back among those that wait. */
export class PaymentMove extends Row {
  static override tableName = 'payment_moves';
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'payment_moves.user_id', 'users.id'),
  });

  declare id: number;
  declare payment_id: number;
  /** Both are null once that order is deleted. */
  declare from_order_id: number | null;
  /** Null as well when the payment waits again. */
  declare to_order_id: number | null;
  declare reason: string;
  /** Null once that user is deleted. */
  declare user_id: number | null;
  declare at: string;
  declare user?: User | null;
}

/** Money that came in for an order or went back. */
export class Payment extends Row {
  static override tableName = 'payments';
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'payments.user_id', 'users.id'),
    moves: hasMany(PaymentMove, 'payments.id', 'payment_moves.payment_id', 'id'),
  });

  declare id: number;
  /** Null as long as nobody knows, or said, whose it is. */
  declare order_id: number | null;
  declare source: PaymentSource;
  /** What the source calls it: the same one is never booked twice. */
  declare external_id: string;
  /** Below zero for a refund. */
  declare halere: number;
  /** The day on which the money moved, YYYY-MM-DD. */
  declare received_on: string;
  declare variable_symbol: string;
  declare counter_account: string;
  declare payer: string;
  declare message: string;
  declare note: string;
  declare state: 'booked' | 'waiting' | 'dismissed';
  /** Who booked or dismissed it; null when the product did, and once that user is deleted. */
  declare user_id: number | null;
  declare created_at: string;
  /** When it was booked or dismissed; null while it waits. */
  declare decided_at: string | null;
  declare user?: User | null;
  declare moves?: PaymentMove[];
}
