import type { RelationMappings } from 'objection';
import type { StockMove } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { belongsTo, Row } from './row.ts';
import { User } from './user.ts';

/** The pieces in stock of a product or a variant; what has no level isn't counted. */
export class StockLevel extends Row {
  static override tableName = 'stock_levels';
  static override stamps = ['updated_at'] as const;

  declare id: number;
  declare product_id: number;
  /** Null for a product without options. */
  declare variant_id: number | null;
  declare quantity: number;
  declare updated_at: string;
}

/** A change of a level: who, when and why. The level is the sum of its movements. */
export class StockMovement extends Row {
  static override tableName = 'stock_movements';
  static override relationMappings = (): RelationMappings => ({
    user: belongsTo(User, 'stock_movements.user_id', 'users.id'),
  });

  declare id: number;
  declare level_id: number;
  declare kind: StockMove;
  declare change: number;
  declare order_id: number | null;
  /** Null for the product itself, and for users that were deleted. */
  declare user_id: number | null;
  /** The name of an API token, or of the user at that time. */
  declare username: string;
  declare note: string;
  declare at: string;
  declare user?: User | null;
}

/** Somebody who wants to know when a level is above 0 again. */
export class StockAlert extends Row {
  static override tableName = 'stock_alerts';
  static override stamps = ['created_at'] as const;

  declare id: number;
  declare level_id: number;
  declare email: string;
  declare locale: Locale;
  declare created_at: string;
}
