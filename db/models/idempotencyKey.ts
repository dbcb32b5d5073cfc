import { daysBefore } from '../../api/contract/dates.ts';
import { Row } from './row.ts';

/** The idempotency key of an order: the same key sent again answers the same order. */
export class IdempotencyKey extends Row {
  static override tableName = 'idempotency_keys';
  static override idColumn = 'key';
  static override stamps = ['created_at'] as const;

  declare key: string;
  declare body_digest: string;
  /** The order may have been deleted in the meantime. */
  declare order_id: number;
  declare created_at: string;
}

const IDEMPOTENCY_DAYS = 7;

/** Idempotency keys older than this ISO timestamp have expired. */
export const oldestIdempotencyKey = (now: Date): string =>
  daysBefore(now, IDEMPOTENCY_DAYS).toISOString();
