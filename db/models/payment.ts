import type { RelationMappings } from 'objection';
import type { PaymentSource } from '../../api/contract/payments.ts';
import { belongsTo, Row } from './row.ts';
import { User } from './user.ts';

/** Money that came in for an order or went back. */
export class Payment extends Row {
  static override tableName = 'payments';
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'payments.user_id', 'users.id'),
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
}
