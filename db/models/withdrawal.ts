import type { RelationMappings } from 'objection';
import type { WithdrawalState } from '../../api/contract/withdrawals.ts';
import { hasMany, Row } from './row.ts';

/** Withdrawn pieces of one item of an order. */
export class WithdrawalItem extends Row {
  static override tableName = 'withdrawal_items';
  static override jsonAttributes = ['vouchers'];

  declare id: number;
  declare withdrawal_id: number;
  declare order_item_id: number;
  declare quantity: number;
  /** Ids of the vouchers that it ended; none where the item had no valid ones, and of older withdrawals. */
  declare vouchers: number[];
}

/** A customer's withdrawal from an order or a part of it, and the team's decision. */
export class Withdrawal extends Row {
  static override tableName = 'withdrawals';
  static override booleans = ['is_restocked'];
  static override relationMappings = (): RelationMappings => ({
    items: hasMany(WithdrawalItem, 'withdrawals.id', 'withdrawal_items.withdrawal_id', 'id'),
  });

  declare id: number;
  declare order_id: number;
  declare key: string;
  declare state: WithdrawalState;
  /** Who withdrew; '' for older withdrawals. */
  declare name: string;
  declare note: string;
  /** Where the customer wants the money sent; '' for the way it came. */
  declare refund_account: string;
  /** The reason of a refusal. */
  declare reason: string;
  /** Whether its pieces went back into stock when it was settled. */
  declare is_restocked: boolean;
  /** What it took off the order's price; 0 for those that earlier versions settled after the invoice. */
  declare taken_off_halere: number;
  declare user_id: number | null;
  declare created_at: string;
  declare decided_at: string | null;
  declare items?: WithdrawalItem[];
}
